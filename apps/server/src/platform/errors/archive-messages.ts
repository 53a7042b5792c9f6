/** Messages for errors in an archive. They name the file in it that caused the error. */
import type { LocalisedTuple } from '@touchstone/contract/errors/define-errors';
import type { ArchiveError, ArchiveErrorCode } from '@touchstone/problem-formats/archive/archive-error';

const messages: Readonly<Record<ArchiveErrorCode, LocalisedTuple>> = {
  'not-an-archive': ['不是 zip 压缩包', '不是 zip 壓縮檔', 'it is not a zip archive'],
  damaged: [
    '内容已损坏或不完整，请重新打包上传',
    '內容已損壞或不完整，請重新壓縮並上載',
    'it is damaged or incomplete; pack and upload it again',
  ],
  encrypted: ['已加密，请去掉密码', '已加密，請移除密碼', 'it is encrypted; remove the password'],
  'special-file': [
    '是链接或特殊文件，不能使用',
    '是連結或特殊檔案，不能使用',
    'it is a link or a special file, which is not allowed',
  ],
  'unsafe-name': ['文件名不合法', '檔案名稱不合法', 'this name is not allowed'],
  'double-name': ['同名文件出现了两次', '同名檔案出現了兩次', 'a file of this name is there twice'],
  'unknown-compression': [
    '压缩方式不受支持，请用普通的 zip 打包',
    '壓縮方式不受支援，請用一般的 zip 壓縮',
    'it is compressed in a way that is not supported; use plain zip',
  ],
  'overlapping-entries': [
    '与其他文件共用数据，疑似压缩炸弹',
    '與其他檔案共用資料，疑似壓縮炸彈',
    'it shares its bytes with another file, as bombs do',
  ],
  'wrong-size': [
    '解压后的大小与记录不符',
    '解壓後的大小與記錄不符',
    'it unpacks to another size than the archive says',
  ],
  'too-many-entries': ['文件太多', '檔案太多', 'it holds too many files'],
  'entry-too-large': ['解压后太大', '解壓後太大', 'it unpacks to too much'],
  'archive-too-large': ['解压后太大', '解壓後太大', 'it unpacks to too much'],
  'suspicious-compression': [
    '压缩比异常，疑似压缩炸弹',
    '壓縮比異常，疑似壓縮炸彈',
    'it would become so much larger that it looks like a bomb',
  ],
  'not-text': ['不是 UTF-8 或 GBK 文本', '不是 UTF-8 或 GBK 文字', 'it is not text in UTF-8 or GBK'],
};

export function describeArchiveError({ code, entry, limit }: ArchiveError): LocalisedTuple {
  const [simplified, traditional, english] = messages[code];
  const bound = limit === null ? undefined : describeLimit(code, limit);
  const chinese = (text: string, atMost: string) =>
    `${entry === null ? '' : `${entry}：`}${text}${bound === undefined ? '' : `（${atMost} ${bound}）`}`;
  return [
    chinese(simplified, '最多'),
    chinese(traditional, '最多'),
    `${entry === null ? '' : `${entry}: `}${english}${bound === undefined ? '' : ` (at most ${bound})`}`,
  ];
}

const mebibyte = 1024 ** 2;

/** A ratio is not shown: users cannot interpret it. */
function describeLimit(code: ArchiveErrorCode, limit: number): string | undefined {
  if (code === 'suspicious-compression') return undefined;
  if (code === 'too-many-entries') return limit.toLocaleString('en-US');
  return `${(Math.round((limit / mebibyte) * 10) / 10).toLocaleString('en-US')} MB`;
}
