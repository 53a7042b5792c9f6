/**
 * Existing clients know these answers by heart. Each has at least the keys of the contract, and a form that such a
 * client sends back as a whole has no other keys.
 */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as contract from './index.ts';

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, definitions]) => Object.entries(definitions as Record<string, contract.CallDefinition>));
const definitionOf = new Map(calls);

/** The keys of an object schema, of the elements of a list, of the records of a page. */
function keysOf(schema: z.ZodType): string[] {
  const { def } = schema as unknown as {
    def: {
      type: string;
      innerType?: z.ZodType;
      out?: z.ZodType;
      element?: z.ZodType;
      shape?: Record<string, z.ZodType>;
    };
  };
  if (def.innerType !== undefined) return keysOf(def.innerType);
  if (def.out !== undefined) return keysOf(def.out);
  if (def.element !== undefined) return keysOf(def.element);
  const { records } = def.shape ?? {};
  return records === undefined ? Object.keys(def.shape ?? {}) : keysOf(records);
}

/** The fields of an object schema, also inside a list or a nullable value. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const { def } = schema as unknown as {
    def: { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };
  };
  const inner = def.innerType ?? def.element;
  return inner === undefined ? (def.shape ?? {}) : shapeOf(inner);
}

function answerKeys(path: string): string[] {
  const [call = '', ...fields] = path.split(' > ');
  const definition = definitionOf.get(call);
  if (definition === undefined) throw new Error(`no call ${call}`);
  let schema: z.ZodType = definition.data;
  for (const field of fields) {
    const next = shapeOf(schema)[field];
    if (next === undefined) throw new Error(`no field ${field} in ${call}`);
    schema = next;
  }
  return keysOf(schema);
}

const dates = 'gmtCreate gmtModified';
const userInfo =
  'uid username nickname avatar titleName titleColor email number gender school course signature realname github blog ' +
  'cfUsername roleList';
const tag = `id name color oj gid tcid ${dates}`;
const classification = `id name oj rank ${dates}`;
const language = `id contentType description name compileCommand template codeTemplate isSpj oj seq ${dates}`;
const counts = 'total ac mle tle re pe ce wa se pa';
const problem =
  'id problemId title author type judgeMode judgeCaseMode timeLimit memoryLimit stackLimit description input output ' +
  'examples isRemote source difficulty hint auth ioScore codeShare spjCode spjLanguage userExtraFile judgeExtraFile ' +
  'isRemoveEndBlank openCaseResult isUploadCase caseVersion modifiedUser isGroup gid applyPublicProgress isFileIO ' +
  `ioReadFileName ioWriteFileName ${dates}`;
const judge =
  'submitId pid displayPid uid username submitTime status share errorMessage time memory score length code language ' +
  'cid cpid gid judger ip version oiRankScore vjudgeSubmitId vjudgeUsername vjudgePassword isManual ' +
  dates;
const judgeRow =
  'uid submitId username pid displayPid title displayId submitTime status share time memory score oiRankScore length ' +
  'language cid cpid source judger ip isManual';
const contest =
  'id author title type description status source auth now startTime endTime duration sealRank openPrint sealRankTime ' +
  'rankShowName openRank oiRankScoreType count gid allowEndSubmit';
const announcement = `id title content uid username status ${dates}`;
const group = `id avatar name shortName brief description owner uid auth visible status code ${dates}`;
const groupMember = 'id gid uid username auth reason gmtCreate gmtModify';
const systemMessage = 'id title content adminId type state gmtCreate';
const userMessage =
  'id action sourceId sourceType sourceTitle sourceContent quoteId quoteType quoteContent url state senderId ' +
  'senderUsername senderAvatar gmtCreate';
const author = 'fromUid fromName fromAvatar fromRole fromTitleName fromTitleColor';
const comment = `id content ${author} likeNum totalReplyNum gmtCreate replyList`;
const reply = `id commentId ${author} toUid toName toAvatar content status ${dates}`;
const discussion =
  'id categoryId title description content pid uid author avatar role viewNum likeNum topPriority status gid ' +
  dates;
const contestProblem = `id displayId cid pid displayTitle color ${dates}`;
const webConfiguration =
  'baseUrl name shortName description register recordName recordUrl projectName projectUrl';
const switches = 'openPublicDiscussion openGroupDiscussion openContestComment';
const training =
  'id title description author auth categoryName categoryColor rank problemCount acCount gid gmtModified';
const administeredTraining = `id title description author auth privatePwd status rank isGroup gid ${dates}`;

describe('answers that existing clients send back or iterate over have exactly these keys', () => {
  test.each([
    ['GET /api/admin/config/get-web-config', webConfiguration],
    ['GET /api/get-website-config', `${webConfiguration} email ${switches}`],
    [
      'GET /api/admin/config/get-email-config',
      'emailHost emailPassword emailPort emailUsername emailBGImg emailSsl',
    ],
    [
      'GET /api/admin/config/get-db-and-redis-config',
      'dbName dbHost dbPort dbUsername dbPassword redisHost redisPort redisPassword',
    ],
    [
      'GET /api/admin/switch/info',
      `${switches} openPublicJudge openGroupJudge openContestJudge hideNonContestSubmissionCode defaultSubmitInterval ` +
        'defaultCreateGroupDailyLimit defaultCreateGroupLimit defaultCreateGroupACInitValue ' +
        'defaultCreateDiscussionDailyLimit defaultCreateDiscussionACInitValue defaultCreateCommentACInitValue ' +
        // Three of our own: the update takes them back.
        'defaultCreateDiscussionLimit openSolutionsToAll sessionMaximumDays ' +
        ['hdu', 'cf', 'poj', 'atcoder', 'spoj', 'libreoj']
          .map((site) => `${site}UsernameList ${site}PasswordList`)
          .join(' '),
    ],
    ['GET /api/get-problem-detail', 'problem tags languages problemCount codeTemplate'],
    ['GET /api/get-problem-detail > problem', problem],
    ['GET /api/get-problem-detail > problemCount', `pid ${counts}`],
    ['GET /api/get-problem-list', `pid problemId title difficulty type tags ${counts} score`],
    ['GET /api/get-problem-tags', tag],
    ['GET /api/get-all-problem-tags', tag],
    ['GET /api/get-problem-tags-and-classification > tagList', tag],
    ['GET /api/get-problem-tags-and-classification > classification', classification],
    ['POST /api/admin/tag', tag],
    ['GET /api/admin/tag/classification', classification],
    ['POST /api/admin/tag/classification', classification],
    ['GET /api/languages', language],
    ['GET /api/get-problem-languages', language],
    ['GET /api/get-problem-code-template', `id pid lid code status ${dates}`],
    ['GET /api/get-random-problem', 'problemId'],
    ['GET /api/get-last-ac-code', 'submitId code language'],
    ['GET /api/get-full-screen-problem-list', 'pid problemId title status score'],
    [
      'GET /api/get-test-judge-result',
      'status time memory userInput userOutput expectedOutput stderr problemJudgeMode',
    ],
    ['GET /api/get-all-case-result', 'judgeCaseMode judgeCaseList subTaskJudgeCaseVoList'],
    [
      'GET /api/get-all-case-result > judgeCaseList',
      `id pid submitId uid caseId time memory score status inputData outputData userOutput groupNum seq mode ${dates}`,
    ],
    ['GET /api/get-user-auth-info', 'roles permissions'],
    ['GET /api/get-user-calendar-heatmap', 'endDate dataList'],
    ['GET /api/captcha', 'img captchaKey'],
    ['GET /api/get-register-code', 'email expire'],
    ['POST /api/check-username-or-email', 'username email'],
    ['GET /api/home-carousel', 'id url'],
    [
      'GET /api/get-recent-seven-ac-rank',
      'uid username nickname avatar titleName titleColor ac total rating signature',
    ],
    ['GET /api/get-recent-updated-problem', `id problemId title type ${dates}`],
    ['GET /api/get-last-week-submission-statistics', 'dateStrList acCountList totalCountList'],
    ['GET /api/get-common-announcement', announcement],
    ['GET /api/admin/announcement', announcement],
    ['GET /api/get-contest-announcement', announcement],
    ['GET /api/admin/contest/announcement', announcement],
    ['GET /api/msg/unread', 'comment reply like sys mine'],
    ['GET /api/msg/sys', systemMessage],
    ['GET /api/msg/mine', systemMessage],
    ['GET /api/get-contest-problem', 'id displayId cid pid displayTitle color ac total'],
    ['GET /api/get-contest-print', `id cid username realname status content ${dates}`],
    ['POST /api/admin/dashboard/get-sessions', `id uid userAgent ip ${dates}`],
    ['GET /api/get-training-category', `id name color gid ${dates}`],
    ['POST /api/admin/training/category', `id name color gid ${dates}`],
    ['GET /api/get-training-list', training],
    ['GET /api/get-training-detail', training],
    ['GET /api/group/get-training-list', training],
    ['GET /api/get-training-access', 'access'],
    ['GET /api/get-training-problem-list', `pid problemId title difficulty type tags ${counts} score`],
    ['GET /api/get-training-problem-details', 'problem tags languages problemCount codeTemplate'],
    [
      'GET /api/get-training-rank',
      'uid username realname nickname school gender avatar ac totalRunTime submissionInfo',
    ],
    ['GET /api/admin/training', 'training trainingCategory'],
    ['GET /api/admin/training > training', administeredTraining],
    ['GET /api/group/training', 'training trainingCategory'],
    ['GET /api/group/training > training', administeredTraining],
    ['GET /api/admin/training/get-problem-list', 'problemList trainingProblemMap'],
    ['GET /api/group/get-training-problem-list', 'problemList trainingProblemMap'],
    ['POST /api/file/upload-md-img', 'link fileId'],
    ['POST /api/file/upload-md-file', 'link'],
    ['POST /api/file/upload-carouse-img', 'id url'],
    [
      'GET /api/get-group-list',
      'id avatar owner name shortName brief description auth visible memberCount gmtCreate',
    ],
    ['GET /api/get-group-detail', group],
    ['POST /api/file/upload-group-avatar', group],
    ['GET /api/get-group-access', 'access'],
    [
      'GET /api/get-group-rank-list',
      'uid username nickname signature avatar titleName titleColor score total ac',
    ],
    ['GET /api/group/get-member-list', groupMember],
    ['GET /api/group/get-apply-list', groupMember],
    ['GET /api/group/get-announcement-list', announcement],
    ['GET /api/group/get-admin-announcement-list', announcement],
    ['GET /api/group/get-problem-list', `pid problemId title difficulty type tags ${counts} score`],
    ['GET /api/group/get-contest-problem-list', 'problemList contestProblemMap'],
    ['GET /api/group/get-contest-announcement-list', announcement],
  ])('%s', (call, keys) => {
    expect(answerKeys(call).toSorted()).toEqual(keys.split(' ').toSorted());
  });
});

describe('other answers have at least these keys; the rest is for our own pages', () => {
  test.each([
    ['POST /api/login', userInfo],
    ['POST /api/admin/login', userInfo],
    ['POST /api/change-userInfo', userInfo],
    ['POST /api/submit-problem-judge', judge],
    ['GET /api/resubmit', judge],
    ['GET /api/admin/judge/rejudge', judge],
    ['GET /api/get-submission-detail > submission', judge],
    ['GET /api/get-submission-list', judgeRow],
    ['GET /api/contest-submissions', judgeRow],
    ['GET /api/get-submission-detail', 'submission codeShare'],
    ['GET /api/get-contest-list', contest],
    ['GET /api/get-contest-info', contest],
    ['GET /api/group/get-admin-problem-list', problem],
    ['GET /api/group/problem', problem],
    ['GET /api/group/get-contest-list', contest],
    ['GET /api/group/contest-problem', contestProblem],
    ['GET /api/group/get-problem-cases', `id pid input output score groupNum status ${dates}`],
    ['GET /api/get-recent-contest', contest],
    ['GET /api/get-contest-outsize-info > contest', contest],
    ['GET /api/get-contest-outsize-info > problemList', contestProblem],
    ['GET /api/get-contest-access', 'access'],
    ['GET /api/get-discussion-list', `${discussion} commentNum`],
    ['GET /api/group/get-discussion-list', `${discussion} commentNum`],
    ['GET /api/group/get-admin-discussion-list', `${discussion} commentNum`],
    ['GET /api/get-discussion-detail', `${discussion} categoryName titleName titleColor hasLike`],
    ['GET /api/discussion-category', `id name ${dates}`],
    [
      'GET /api/admin/discussion-report',
      `id did gid discussionTitle discussionAuthor reporter content status ${dates}`,
    ],
    ['GET /api/comments', 'commentList commentLikeMap'],
    ['GET /api/comments > commentList', comment],
    ['POST /api/comment', comment],
    ['GET /api/reply', reply],
    ['POST /api/reply', reply],
    ['GET /api/msg/comment', userMessage],
    ['GET /api/msg/reply', userMessage],
    ['GET /api/msg/like', userMessage],
    [
      'GET /api/get-contest-ac-info',
      'id cid uid pid displayId submitId username realname status submitTime time firstBlood checked cpid score useTime ' +
        dates,
    ],
    ['GET /api/admin/problem', problem],
    ['GET /api/admin/problem/get-problem-list', problem],
    ['GET /api/admin/contest/get-problem-list > problemList', problem],
    ['GET /api/admin/contest/contest-problem', contestProblem],
    ['GET /api/admin/training/get-training-list', administeredTraining],
    ['GET /api/group/get-admin-training-list', administeredTraining],
    ['GET /api/admin/training/get-problem-list > problemList', problem],
    ['GET /api/group/get-training-problem-list > problemList', problem],
    ['GET /api/admin/problem/get-problem-cases', `id pid input output score groupNum status ${dates}`],
    [
      'GET /api/admin/contest/get-contest-list',
      'id uid author title type description source auth pwd startTime endTime duration sealRank sealRankTime ' +
        'autoRealRank status visible openPrint openAccountLimit accountLimitRule rankShowName starAccount openRank ' +
        `oiRankScoreType isGroup gid awardType awardConfig allowEndSubmit ${dates}`,
    ],
    ['GET /api/admin/dashboard/get-dashboard-info', 'userNum recentContestNum todayJudgeNum'],
    [
      'GET /api/admin/config/get-service-info',
      'nacos backupCores backupService backupPercentCpuLoad backupPercentMemoryLoad',
    ],
    ['GET /api/admin/config/get-judge-service-info', 'cpuCores percentCpuLoad percentMemoryLoad service'],
    [
      'GET /api/admin/user/get-user-list',
      'uid username nickname school course number gender realname cfUsername github blog email avatar titleName titleColor ' +
        `signature status ${dates} roles`,
    ],
    [
      'GET /api/get-user-home-info',
      'uid username nickname gender signature school github blog avatar titleName titleColor rating total scoreList ' +
        'solvedList solvedGroupByDifficulty recentLoginTime',
    ],
    ['GET /api/get-rank-list', 'uid username nickname signature avatar titleName titleColor ac total'],
  ])('%s', (call, keys) => {
    expect(answerKeys(call)).toEqual(expect.arrayContaining(keys.split(' ')));
  });
});
