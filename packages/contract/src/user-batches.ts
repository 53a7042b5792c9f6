/** Bulk creation of accounts: limits and faults of a row. Free of dependencies, so the web may import it. */
import type { Locale } from './locales.ts';

export const userBatchLimits = {
  /** Rows per import or generation: hashing this many passwords finishes before clients time out. */
  users: 1000,
  columns: 7,
  generatedPasswordMinimum: 6,
  generatedPasswordMaximum: 25,
  numberMaximum: 9_999_999,
  sheetLifeSeconds: 1800,
} as const;

export const importColumns = [
  'username',
  'password',
  'email',
  'realname',
  'gender',
  'nickname',
  'school',
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const importReasons = [
  'tooManyColumns',
  'unstorable',
  'usernameMissing',
  'usernameLength',
  'usernameCharacters',
  'usernameScripts',
  'usernameRepeated',
  'usernameTaken',
  'usernameLikeStaff',
  'passwordMissing',
  'passwordLength',
  'emailFormat',
  'emailRepeated',
  'emailTaken',
  'realnameLength',
  'nicknameLength',
  'schoolLength',
] as const;
export type ImportReason = (typeof importReasons)[number];

export interface ImportProblem {
  /** The index of the row in the request, from 0. */
  row: number;
  /** Undefined for a fault of the whole row. */
  column?: ImportColumn | undefined;
  reason: ImportReason;
}

/** The message without the row number; the caller adds it. */
export const importReasonTexts: Readonly<Record<ImportReason, Readonly<Record<Locale, string>>>> = {
  tooManyColumns: {
    'zh-CN': '多于七列，含逗号的内容请用双引号括起',
    'zh-HK': '多於七欄，含逗號的內容請用雙引號括住',
    'en-US': 'more than seven columns; quote what holds a comma',
  },
  unstorable: {
    'zh-CN': '含有无法保存的字符',
    'zh-HK': '含有無法儲存的字元',
    'en-US': 'holds characters that cannot be stored',
  },
  usernameMissing: { 'zh-CN': '缺少用户名', 'zh-HK': '缺少用戶名稱', 'en-US': 'the username is missing' },
  usernameLength: {
    'zh-CN': '用户名超过 20 个字符',
    'zh-HK': '用戶名稱超過 20 個字元',
    'en-US': 'the username has more than 20 characters',
  },
  usernameCharacters: {
    'zh-CN': '用户名含有不允许的字符，可用文字、数字、单个空格和部分半角符号',
    'zh-HK': '用戶名稱含有不允許的字元，可用文字、數字、單個空格和部分半形符號',
    'en-US':
      'the username holds characters that are not allowed, such as slashes, full-width letters or invisible ones',
  },
  usernameScripts: {
    'zh-CN': '用户名混用了不同文字的字母，如拉丁字母和西里尔字母',
    'zh-HK': '用戶名稱混用了不同文字的字母，如拉丁字母和俄文字母',
    'en-US': 'the username mixes letters of different scripts, such as Latin and Cyrillic',
  },
  usernameRepeated: {
    'zh-CN': '用户名与前面的行重复',
    'zh-HK': '用戶名稱與前面的行重複',
    'en-US': 'an earlier row has the same username',
  },
  usernameTaken: {
    'zh-CN': '用户名已存在',
    'zh-HK': '用戶名稱已存在',
    'en-US': 'the username is already in use',
  },
  usernameLikeStaff: {
    'zh-CN': '用户名与管理人员的用户名过于相似',
    'zh-HK': '用戶名稱與管理人員的用戶名稱過於相似',
    'en-US': 'the username looks like that of an administrator',
  },
  passwordMissing: { 'zh-CN': '缺少密码', 'zh-HK': '缺少密碼', 'en-US': 'the password is missing' },
  passwordLength: {
    'zh-CN': '密码应为 6 至 20 位',
    'zh-HK': '密碼須為 6 至 20 位',
    'en-US': 'a password has 6 to 20 characters',
  },
  emailFormat: {
    'zh-CN': '邮箱格式不正确',
    'zh-HK': '電郵格式不正確',
    'en-US': 'the e-mail address is not valid',
  },
  emailRepeated: {
    'zh-CN': '邮箱与前面的行重复',
    'zh-HK': '電郵與前面的行重複',
    'en-US': 'an earlier row has the same e-mail address',
  },
  emailTaken: {
    'zh-CN': '邮箱已被使用',
    'zh-HK': '電郵已被使用',
    'en-US': 'the e-mail address is already in use',
  },
  realnameLength: {
    'zh-CN': '真实姓名超过 50 个字符',
    'zh-HK': '真實姓名超過 50 個字元',
    'en-US': 'the real name has more than 50 characters',
  },
  nicknameLength: {
    'zh-CN': '昵称超过 20 个字符',
    'zh-HK': '暱稱超過 20 個字元',
    'en-US': 'the nickname has more than 20 characters',
  },
  schoolLength: {
    'zh-CN': '学校超过 100 个字符',
    'zh-HK': '學校超過 100 個字元',
    'en-US': 'the school has more than 100 characters',
  },
};
