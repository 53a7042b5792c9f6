import { discussionLimits } from '../discussion-limits.ts';
import { business, transport } from './define-errors.ts';

const long = (maximum: number) => String(maximum);

/** Who may read and write discussions. */
const accessErrors = {
  publicDiscussionClosed: transport(403, 403, [
    '本站的公开讨论已关闭。',
    '本站的公開討論已關閉。',
    'Public discussions are closed on this site.',
  ]),
  groupDiscussionClosed: transport(403, 403, [
    '本站的团队讨论已关闭。',
    '本站的小組討論已關閉。',
    'Group discussions are closed on this site.',
  ]),
  discussionNotFound: business(404, [
    '讨论不存在，可能已被删除。',
    '討論不存在，可能已被刪除。',
    'Discussion not found. It may have been deleted.',
  ]),
  discussionGroupLogin: business(404, [
    '这是团队内的讨论，请先登录。',
    '這是小組內的討論，請先登入。',
    'This discussion belongs to a group. Log in first.',
  ]),
  discussionDisabled: business(403, [
    '该讨论已被管理员禁用。',
    '此討論已被管理員停用。',
    'An administrator has disabled this discussion.',
  ]),
  discussionNotOfGroup: business(404, [
    '该讨论不属于任何团队。',
    '此討論不屬於任何小組。',
    'This discussion does not belong to a group.',
  ]),
  discussionForbidden: business(403, [
    '只有作者和管理员可以执行此操作。',
    '只有作者和管理員可以執行此操作。',
    'Only the author and administrators can do this.',
  ]),
  discussionAdminsOnly: business(403, [
    '只有管理员可以执行此操作。',
    '只有管理員可以執行此操作。',
    'Only administrators can do this.',
  ]),
  discussionRestoreExpired: business(403, [
    `只能在删除后的 ${long(discussionLimits.restoreDays)} 天内恢复。`,
    `只能在刪除後的 ${long(discussionLimits.restoreDays)} 天內還原。`,
    `A deleted discussion can be restored for ${long(discussionLimits.restoreDays)} days only.`,
  ]),
  speakingMuted: transport(403, 403, [
    '你的账号已被禁言，不能发表或修改内容。如有疑问，请联系管理员。',
    '你的帳戶已被禁言，不能發表或修改內容。如有疑問，請聯絡管理員。',
    'Your account is muted: you cannot post or edit. Contact an administrator if you have questions.',
  ]),
  discussionRestricted: transport(403, 403, [
    '你的账号被限制发起讨论。如有疑问，请联系管理员。',
    '你的帳戶被限制發起討論。如有疑問，請聯絡管理員。',
    'Your account may not start discussions. Contact an administrator if you have questions.',
  ]),
};

const solutionErrors = {
  solutionLockedLogin: business(403, [
    '请先登录，通过该题后即可查看题解。',
    '請先登入，通過此題後即可查看題解。',
    'Log in and solve the problem to read its solutions.',
  ]),
  solutionLockedUnsolved: business(403, [
    '通过该题后才能查看题解。',
    '通過此題後才能查看題解。',
    'Solve the problem to read its solutions.',
  ]),
  solutionLockedContest: business(403, [
    '有正在进行的比赛使用该题，比赛结束后才能查看题解。',
    '有正在進行的比賽使用此題，比賽結束後才能查看題解。',
    'A running contest uses this problem. Its solutions open when the contest ends.',
  ]),
  solutionProblemMissing: business(400, [
    '题解必须属于一道题目（pid）。',
    '題解必須屬於一道題目（pid）。',
    'A solution needs a problem (pid).',
  ]),
  solutionUnsolved: business(403, [
    '通过该题后才能发布题解。',
    '通過此題後才能發佈題解。',
    'Solve the problem before you post a solution.',
  ]),
  notASolution: business(400, [
    '只有题解可以标为官方题解。',
    '只有題解可以標為官方題解。',
    'Only a solution can be marked as official.',
  ]),
};

const formErrors = {
  discussionIdMissing: business(400, [
    '缺少讨论编号（id）。',
    '缺少討論編號（id）。',
    'The discussion id (id) is missing.',
  ]),
  discussionGroupMissing: business(400, [
    '缺少团队编号（gid）。',
    '缺少小組編號（gid）。',
    'The group id (gid) is missing.',
  ]),
  discussionTitleEmpty: business(400, [
    '请填写标题（title）。',
    '請填寫標題（title）。',
    'Enter a title (title).',
  ]),
  discussionTitleLong: business(400, [
    `标题（title）最长 ${long(discussionLimits.titleMaximum)} 个字符。`,
    `標題（title）最長 ${long(discussionLimits.titleMaximum)} 個字元。`,
    `The title (title) can have at most ${long(discussionLimits.titleMaximum)} characters.`,
  ]),
  discussionDescriptionEmpty: business(400, [
    '请填写简介（description）。',
    '請填寫簡介（description）。',
    'Enter a summary (description).',
  ]),
  discussionDescriptionLong: business(400, [
    `简介（description）最长 ${long(discussionLimits.descriptionMaximum)} 个字符。`,
    `簡介（description）最長 ${long(discussionLimits.descriptionMaximum)} 個字元。`,
    `The summary (description) can have at most ${long(discussionLimits.descriptionMaximum)} characters.`,
  ]),
  discussionContentEmpty: business(400, [
    '请填写内容（content）。',
    '請填寫內容（content）。',
    'Enter the text (content).',
  ]),
  discussionContentLong: business(400, [
    `内容（content）最长 ${long(discussionLimits.contentMaximum)} 个字符。`,
    `內容（content）最長 ${long(discussionLimits.contentMaximum)} 個字元。`,
    `The text (content) can have at most ${long(discussionLimits.contentMaximum)} characters.`,
  ]),
  discussionCategoryMissing: business(400, [
    '请选择分类（categoryId）。',
    '請選擇分類（categoryId）。',
    'Choose a category (categoryId).',
  ]),
  discussionProblemNotFound: business(404, [
    '题目（pid）不存在，不能发布。',
    '題目（pid）不存在，不能發佈。',
    'The problem (pid) does not exist.',
  ]),
  discussionCategoryName: business(400, [
    `分类名称（name）最长 ${long(discussionLimits.categoryNameMaximum)} 个字符，且不能重复。`,
    `分類名稱（name）最長 ${long(discussionLimits.categoryNameMaximum)} 個字元，且不能重複。`,
    `Category names (name) can have at most ${long(discussionLimits.categoryNameMaximum)} characters and must differ.`,
  ]),
  discussionCategoryGone: business(400, [
    '分类不存在，请刷新后重试。',
    '分類不存在，請重新整理後再試。',
    'A category no longer exists. Reload and try again.',
  ]),
};

const limitErrors = {
  discussionCreateSolved: business<{ count: number }>(403, ({ count }) => [
    `还不能发起讨论，请先通过至少 ${String(count)} 道题目。`,
    `尚未能發起討論，請先通過至少 ${String(count)} 道題目。`,
    `You cannot start discussions yet. Solve at least ${String(count)} problems first.`,
  ]),
  /** The level is the next one with a larger limit; null if there is none. */
  discussionCreateDaily: business<{ count: number; level: number | null }>(403, ({ count, level }) => [
    `每天最多发起 ${String(count)} 个讨论，请明天再试。${level === null ? '' : `1-${String(level)} 级会员的上限更高。`}`,
    `每天最多發起 ${String(count)} 個討論，請明天再試。${level === null ? '' : `1-${String(level)} 級會員的上限更高。`}`,
    `You can start at most ${String(count)} discussions a day. Try again tomorrow.${level === null ? '' : ` Members of level 1-${String(level)} have a higher limit.`}`,
  ]),
  discussionCreateTotal: business<{ count: number }>(403, ({ count }) => [
    `每位用户最多发起 ${String(count)} 个讨论，请先删除不需要的讨论。`,
    `每位用戶最多發起 ${String(count)} 個討論，請先刪除不需要的討論。`,
    `You can have at most ${String(count)} discussions. Delete some of them first.`,
  ]),
  duplicatePost: business(403, [
    '你刚刚发表过相同的内容。',
    '你剛剛發表過相同的內容。',
    'You have posted the same text recently.',
  ]),
  newAccountLinks: business<{ count: number }>(403, ({ count }) => [
    `新注册的账号每次最多发布 ${String(count)} 个链接。`,
    `新註冊的帳戶每次最多發佈 ${String(count)} 個連結。`,
    `A new account can post at most ${String(count)} links at a time.`,
  ]),
};

const reportErrors = {
  reportEmpty: business(400, [
    '请选择举报标签或填写举报理由（content）。',
    '請選擇舉報標籤或填寫舉報理由（content）。',
    'Choose a tag or enter a reason (content).',
  ]),
  reportTagUnknown: business(400, [
    '举报标签（content）有误。',
    '舉報標籤（content）有誤。',
    'The report (content) has an unknown tag.',
  ]),
  reportReasonLong: business(400, [
    `举报理由（content）最长 ${long(discussionLimits.reportReasonMaximum)} 个字符。`,
    `舉報理由（content）最長 ${long(discussionLimits.reportReasonMaximum)} 個字元。`,
    `The reason (content) can have at most ${long(discussionLimits.reportReasonMaximum)} characters.`,
  ]),
  reportTwice: business(403, [
    '你已经举报过该讨论，管理员会尽快处理。',
    '你已經舉報過此討論，管理員會儘快處理。',
    'You have already reported this discussion. An administrator will check it.',
  ]),
  reportNotFound: business(400, [
    '举报不存在，请刷新后重试。',
    '舉報不存在，請重新整理後再試。',
    'Report not found. Reload and try again.',
  ]),
  reportNoteLong: business(400, [
    `备注（note）最长 ${long(discussionLimits.reportNoteMaximum)} 个字符。`,
    `備註（note）最長 ${long(discussionLimits.reportNoteMaximum)} 個字元。`,
    `The note (note) can have at most ${long(discussionLimits.reportNoteMaximum)} characters.`,
  ]),
  muteRootOnly: business(403, [
    '只有超级管理员可以禁言用户。',
    '只有超級管理員可以將用戶禁言。',
    'Only super administrators can mute users.',
  ]),
  muteAdminRefused: business(403, [
    '不能禁言管理员。',
    '不能將管理員禁言。',
    'Administrators cannot be muted.',
  ]),
};

export const discussionErrors = {
  ...accessErrors,
  ...solutionErrors,
  ...formErrors,
  ...limitErrors,
  ...reportErrors,
};
