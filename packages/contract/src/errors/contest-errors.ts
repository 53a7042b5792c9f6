import { business, transport } from './define-errors.ts';

export const contestErrors = {
  /** Also for hidden contests: their existence is not revealed. */
  contestMissing: business(400, [
    '比赛不存在，或尚未公开。',
    '比賽不存在，或尚未公開。',
    'The contest does not exist or is not public.',
  ]),
  /** The same, in calls whose existing clients expect 404. */
  contestNotFound: business(404, [
    '比赛不存在，或尚未公开。',
    '比賽不存在，或尚未公開。',
    'The contest does not exist or is not public.',
  ]),
  contestNotStarted: business(403, [
    '比赛尚未开始，暂时无法访问。',
    '比賽尚未開始，暫時無法進入。',
    'The contest has not started yet.',
  ]),
  contestOfGroup: business(403, [
    '该比赛属于团队，仅团队成员可以参加。',
    '此比賽屬於小組，只有小組成員可以參加。',
    'This contest belongs to a group. Only its members can take part.',
  ]),
  contestNotRegistered: business(403, [
    '请先在比赛首页输入密码报名。',
    '請先在比賽首頁輸入密碼報名。',
    'Register with the password on the contest page first.',
  ]),
  contestAccountNotAllowed: business(403, [
    '本场比赛仅限指定账号参加。',
    '本場比賽只限指定帳戶參加。',
    'This contest is restricted to certain accounts.',
  ]),
  /** Exam protection. */
  contestAddressNotAllowed: business<{ address: string; allowed: string }>(403, ({ address, allowed }) => [
    `你当前的地址是 ${address}，本场比赛只能从以下地址参加：${allowed}。`,
    `你目前的地址是 ${address}，本場比賽只能從以下地址參加：${allowed}。`,
    `Your address is ${address}. This contest can only be taken from these addresses: ${allowed}.`,
  ]),
  /** `since`: in the time zone of the site. */
  contestOtherDevice: business<{ since: string }>(403, ({ since }) => [
    `你的账号自 ${since} 起已在另一台设备上参加本场比赛。如需更换设备，请联系监考人员。`,
    `你的帳戶自 ${since} 起已在另一部裝置上參加本場比賽。如需更換裝置，請聯絡監考人員。`,
    `Another device has been active with your account since ${since}. To change devices, ask the supervisor.`,
  ]),
  contestAddressChanged: business<{ address: string; bound: string }>(403, ({ address, bound }) => [
    `你从 ${bound} 进入了本场比赛，当前地址却是 ${address}。如需更换地址，请联系监考人员。`,
    `你從 ${bound} 進入了本場比賽，目前地址卻是 ${address}。如需更換地址，請聯絡監考人員。`,
    `You entered this contest from ${bound}, but your address is now ${address}. To change it, ask the supervisor.`,
  ]),
  contestSessionReleased: business<{ since: string }>(403, ({ since }) => [
    `监考人员已在 ${since} 释放了这台设备。要继续在这台设备上参赛，请重新登录。`,
    `監考人員已在 ${since} 釋放了這部裝置。要繼續在這部裝置上參賽，請重新登入。`,
    `The supervisor released this device at ${since}. To continue on it, log in again.`,
  ]),
  /** Exam protection is on, and the call comes from no session, as those of tools. */
  contestDeviceUnknown: business(403, [
    '本场比赛启用了考试保护，请登录网页参加。',
    '本場比賽啟用了考試保護，請登入網頁參加。',
    'This contest has exam protection. Log in on the site to take part.',
  ]),
  /** For the event feed of the Contest API: the client starts over. */
  feedTokenUnknown: business(400, [
    '该位置标记已失效，请从头读取事件。',
    '此位置標記已失效，請由頭讀取事件。',
    'Unknown token. Read the event feed from the beginning.',
  ]),
  contestEnded: business(403, [
    '比赛已结束，不再接受提交。',
    '比賽已結束，不再接受提交。',
    'The contest has ended and accepts no more submissions.',
  ]),
  contestProblemMissing: business(404, [
    '比赛中没有这道题目。',
    '比賽中沒有這道題目。',
    'This problem is not in the contest.',
  ]),
  contestAdminOnly: business(403, [
    '只有比赛管理员可以这样做。',
    '只有比賽管理員可以這樣做。',
    'Only contest administrators can do this.',
  ]),
  contestTokenInvalid: transport(401, 401, [
    '比赛 API 令牌无效或已吊销。',
    '比賽 API 權杖無效或已撤銷。',
    'The token of the Contest API is invalid or was revoked.',
  ]),
  contestTokenMissing: business(404, [
    '没有这个令牌，可能已被吊销。',
    '沒有這個權杖，可能已被撤銷。',
    'This token does not exist. It may have been revoked.',
  ]),
  contestTokensFull: business<{ maximum: number }>(400, ({ maximum }) => [
    `一场比赛最多 ${String(maximum)} 个令牌，请先吊销不再使用的。`,
    `一場比賽最多 ${String(maximum)} 個權杖，請先撤銷不再使用的。`,
    `A contest has at most ${String(maximum)} tokens. Revoke one that is no longer used.`,
  ]),
  boardNotPublic: business(403, [
    '本场比赛没有公开榜。',
    '本場比賽沒有公開榜。',
    'This contest has no public scoreboard.',
  ]),
  boardNotStarted: business(403, [
    '比赛尚未开始，公开榜暂未开放。',
    '比賽尚未開始，公開榜暫未開放。',
    'The contest has not started, so its public scoreboard is not available yet.',
  ]),
  boardContestRequired: business(400, ['缺少比赛编号。', '缺少比賽編號。', 'The contest id is missing.']),
  contestChangedMeanwhile: business(400, [
    '有人在此期间保存过这场比赛。请先载入最新内容，再保存你的修改。',
    '有人在此期間儲存過這場比賽。請先載入最新內容，再儲存你的更改。',
    'Another user saved this contest in the meantime. Load the latest version before you save your changes.',
  ]),
  contestPasswordBlank: business(400, [
    '请输入比赛密码。',
    '請輸入比賽密碼。',
    'Enter the contest password.',
  ]),
  contestPasswordWrong: business(400, [
    '比赛密码错误，请重新输入。',
    '比賽密碼錯誤，請重新輸入。',
    'Wrong contest password. Try again.',
  ]),
  contestAlreadyRegistered: business(400, [
    '你已报名本场比赛。',
    '你已報名本場比賽。',
    'You are already registered for this contest.',
  ]),
  printClosed: business(403, [
    '本场比赛未开放打印。',
    '本場比賽未開放列印。',
    'Printing is not available in this contest.',
  ]),
  printTooShort: business<{ count: number }>(400, ({ count }) => [
    `打印内容至少需要 ${String(count)} 个字符。`,
    `列印內容至少需要 ${String(count)} 個字元。`,
    `Enter at least ${String(count)} characters to print.`,
  ]),
  printTooSoon: business<{ seconds: number }>(403, ({ seconds }) => [
    `提交打印过于频繁，请在 ${String(seconds)} 秒后再试。`,
    `提交列印過於頻密，請在 ${String(seconds)} 秒後再試。`,
    `You are printing too often. Try again in ${String(seconds)} s.`,
  ]),
  printMissing: business(400, ['没有这条打印请求。', '沒有這項列印請求。', 'Print request not found.']),
  balloonMissing: business(400, [
    '没有这条通过记录。',
    '沒有這項通過紀錄。',
    'Accepted submission not found.',
  ]),
  revealNotAcm: business(400, [
    '只有 ACM 赛制的比赛可以滚榜。',
    '只有 ACM 賽制的比賽可以滾榜。',
    'Only ACM contests support the reveal.',
  ]),
  revealNotSealed: business(400, [
    '本场比赛没有封榜，不能滚榜。',
    '本場比賽沒有封榜，不能滾榜。',
    'The scoreboard of this contest was never frozen, so there is nothing to reveal.',
  ]),
  revealNotEnded: business(400, [
    '比赛尚未结束，不能滚榜。',
    '比賽尚未結束，不能滾榜。',
    'The reveal is available after the contest ends.',
  ]),
  revealNotLifted: business(403, [
    '封榜尚未解除，只有比赛管理员可以滚榜。',
    '封榜尚未解除，只有比賽管理員可以滾榜。',
    'The scoreboard is still frozen. Only contest administrators can reveal it.',
  ]),
};
