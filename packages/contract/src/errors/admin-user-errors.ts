import { importReasonTexts, userBatchLimits, type ImportReason } from '../user-batches.ts';
import { business, transport } from './define-errors.ts';

const { users, numberMaximum, generatedPasswordMinimum, generatedPasswordMaximum } = userBatchLimits;
const passwordRange = [String(generatedPasswordMinimum), String(generatedPasswordMaximum)] as const;

/** Errors of user administration. */
const editErrors = {
  titleLength: business(400, [
    '头衔最长 20 个字符。',
    '頭銜最長 20 個字元。',
    'The title can have at most 20 characters.',
  ]),
  titleColorFormat: business(400, [
    '头衔颜色应为 #RRGGBB 形式。',
    '頭銜顏色須為 #RRGGBB 形式。',
    'The title color must have the format #RRGGBB.',
  ]),
  ownAccountProtected: business(403, [
    '不能修改自己的角色、封禁自己或删除自己。',
    '不能修改自己的角色、停用自己或刪除自己。',
    'You cannot change your own role, ban yourself or delete yourself.',
  ]),
  rootAccountProtected: business(403, [
    '最初的超级管理员不能被降级、封禁或删除，其用户名和密码只能由本人修改。',
    '最初的超級管理員不能被降級、停用或刪除，其用戶名稱和密碼只能由本人修改。',
    'The initial super administrator cannot be demoted, banned or deleted. Only this user can change its username and password.',
  ]),
  noUsersChosen: business(400, ['请先选择用户。', '請先選擇用戶。', 'Select at least one user.']),
  usersOwnGroups: business<{ usernames: string }>(400, ({ usernames }) => [
    `以下用户拥有团队，不能删除；请先转让或解散团队：${usernames}。`,
    `以下用戶擁有小組，不能刪除；請先轉讓或解散小組：${usernames}。`,
    `These users own groups and cannot be deleted. Transfer or disband their groups first: ${usernames}.`,
  ]),
  usersWroteDiscussions: business<{ usernames: string }>(400, ({ usernames }) => [
    `以下用户发起过讨论，不能删除；可以改为封禁，或先删除这些讨论：${usernames}。`,
    `以下用戶發起過討論，不能刪除；可以改為停用，或先刪除這些討論：${usernames}。`,
    `These users started discussions and cannot be deleted. Ban them instead, or delete the discussions first: ${usernames}.`,
  ]),
  usersAreAuthors: business<{ usernames: string }>(400, ({ usernames }) => [
    `以下用户是题目的作者，不能删除，可以改为封禁：${usernames}。`,
    `以下用戶是題目的作者，不能刪除，可以改為停用：${usernames}。`,
    `These users are problem authors and cannot be deleted. You can ban them instead: ${usernames}.`,
  ]),
};

/** Errors of bulk account creation. */
const batchErrors = {
  importEmpty: business(400, [
    '没有可以导入的用户。',
    '沒有可以匯入的用戶。',
    'There are no users to import.',
  ]),
  tooManyUsers: business(400, [
    `一次最多创建 ${String(users)} 个用户，请分批进行。`,
    `一次最多建立 ${String(users)} 個用戶，請分批進行。`,
    `You can create at most ${String(users)} users at a time.`,
  ]),
  importRowWrong: business<{ row: number; username: string; problem: ImportReason; others: number }>(
    400,
    ({ row, username, problem, others }) => {
      const words = importReasonTexts[problem];
      const name = username === '' ? ['', '', ''] : [`（${username}）`, `（${username}）`, ` (${username})`];
      const more =
        others === 0
          ? ['', '', '']
          : [
              `另有 ${String(others)} 个问题。`,
              `另有 ${String(others)} 個問題。`,
              ` There are ${String(others)} more problems.`,
            ];
      return [
        `没有导入任何用户。第 ${String(row)} 行${name[0] ?? ''}：${words['zh-CN']}。${more[0] ?? ''}`,
        `沒有匯入任何用戶。第 ${String(row)} 行${name[1] ?? ''}：${words['zh-HK']}。${more[1] ?? ''}`,
        `No users were imported. Row ${String(row)}${name[2] ?? ''}: ${words['en-US']}.${more[2] ?? ''}`,
      ];
    },
  ),
  generationRange: business(400, [
    '结束编号不能小于起始编号。',
    '結束編號不能小於起始編號。',
    'The last number must not be less than the first.',
  ]),
  generatedNumberTooLarge: business(400, [
    `编号不能大于 ${String(numberMaximum)}。`,
    `編號不能大於 ${String(numberMaximum)}。`,
    `Numbers must not be greater than ${String(numberMaximum)}.`,
  ]),
  generatedUsernameCharacters: business(400, [
    '前缀和后缀不能含有空格、斜杠、全角或不可见字符。',
    '前綴和後綴不能含有空格、斜線、全形或不可見字元。',
    'Prefix and suffix must not contain spaces, slashes, full-width or invisible characters.',
  ]),
  generatedPasswordLength: business(400, [
    `密码长度应为 ${passwordRange[0]} 至 ${passwordRange[1]}。`,
    `密碼長度須為 ${passwordRange[0]} 至 ${passwordRange[1]}。`,
    `The password length must be ${passwordRange[0]} to ${passwordRange[1]}.`,
  ]),
  generatedUsernameLength: business(400, [
    '前缀、编号与后缀合起来超过 20 个字符。',
    '前綴、編號與後綴合起來超過 20 個字元。',
    'Prefix, number and suffix together exceed 20 characters.',
  ]),
  generatedUsernamesTaken: business<{ usernames: string }>(400, ({ usernames }) => [
    `没有生成任何用户，以下用户名已存在：${usernames}。`,
    `沒有產生任何用戶，以下用戶名稱已存在：${usernames}。`,
    `No users were generated. These usernames are already taken: ${usernames}.`,
  ]),
  sheetExpired: transport(400, 400, [
    '这份账号表已过期或不存在。',
    '此帳戶表已過期或不存在。',
    'This account sheet has expired or does not exist.',
  ]),
};

export const adminUserErrors = { ...editErrors, ...batchErrors };
