/** What administrators read when a site does not give a problem. */
import type { LocalisedText, RemoteImportWarning } from '@touchstone/contract';
import { getRemoteVendor, remoteJudgeNames, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { RemoteError } from '@touchstone/remote-judges/remote-error';
import { callError, type CallError } from '../../../platform/errors/call-error.ts';

interface Asked {
  prefix: RemotePrefix;
  id: string;
}

const usualWaitSeconds = 10;

export function errorOfRemote(error: RemoteError, { prefix, id }: Asked): CallError {
  const site = remoteJudgeNames[prefix];
  switch (error.key) {
    case 'unknownProblem':
      return callError('remoteImportUnknownProblem', { site, id });
    case 'privateProblem':
      return callError('remoteImportPrivate', { site, id });
    case 'wrongPassword':
    case 'accountLocked':
    case 'loggedOut':
      return callError('remoteImportAccount', { site });
    case 'challengeRequired':
      return callError('remoteImportChallenge', { site });
    case 'tooFast':
      return callError('remoteImportTooFast', {
        site,
        seconds: Math.ceil((error.retryAfterMs ?? usualWaitSeconds * 1000) / 1000),
      });
    case 'siteDown':
      return callError('remoteImportSiteDown', { site });
    case 'layoutChanged':
    // Sites say these about submissions only.
    case 'languageRefused':
    case 'codeTooShort':
    case 'codeTooLong':
    case 'duplicateSubmission':
      return callError('remoteImportLayout', { site });
    default:
      return error.key satisfies never;
  }
}

export const invalidId = (prefix: RemotePrefix) =>
  callError('remoteImportIdInvalid', {
    site: remoteJudgeNames[prefix],
    example: getRemoteVendor(prefix).problemIdExample,
  });

type WarningText = (detail: string) => LocalisedText;

const warningTexts: Readonly<Record<RemoteImportWarning, WarningText>> = {
  pictureNotStored: (detail) => ({
    'zh-CN': `图片未能保存，题面中保留了原网站的链接：${detail}`,
    'zh-HK': `圖片未能儲存，題面中保留了原網站的連結：${detail}`,
    'en-US': `A picture could not be stored. The statement links to the original site: ${detail}`,
  }),
  fileNotStored: (detail) => ({
    'zh-CN': `文件未能保存，题面中保留了原网站的链接：${detail}`,
    'zh-HK': `檔案未能儲存，題面中保留了原網站的連結：${detail}`,
    'en-US': `A file could not be stored. The statement links to the original site: ${detail}`,
  }),
  statementMissing: (detail) => ({
    'zh-CN': `没有取得题面，题目中只有原网站的链接：${detail}`,
    'zh-HK': `沒有取得題面，題目中只有原網站的連結：${detail}`,
    'en-US': `There is no statement to store. The problem links to the original site: ${detail}`,
  }),
  shortened: (detail) => ({
    'zh-CN': `内容超出本站的上限，已截短：${detail}`,
    'zh-HK': `內容超出本站的上限，已截短：${detail}`,
    'en-US': `This exceeds the limits of this site and was shortened: ${detail}`,
  }),
  languagesUnknown: (detail) => ({
    'zh-CN': `没有 ${detail} 的账号，无法得知题目允许的语言，已允许该网站的全部语言。`,
    'zh-HK': `沒有 ${detail} 的帳戶，無法得知題目容許的語言，已容許該網站的全部語言。`,
    'en-US': `Without an account at ${detail} the languages of the problem are unknown. All languages of the site are allowed.`,
  }),
};

export const describeWarning = (code: RemoteImportWarning, detail: string): LocalisedText =>
  warningTexts[code](detail);
