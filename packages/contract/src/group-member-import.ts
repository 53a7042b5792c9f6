/** Import of group members: the faults of a row. Free of dependencies, so the web may import it. */
import type { Locale } from './locales.ts';
import { importReasons, importReasonTexts, type ImportColumn, type ImportReason } from './user-batches.ts';

/**
 * The columns are those of the user import. A row whose username exists adds that account to the group, and its other cells
 * are ignored. Every other row creates an account.
 */
export const memberImportReasons = [
  ...importReasons.filter((reason) => reason !== 'usernameTaken'),
  'accountBanned',
  'accountMissing',
] as const;
export type MemberImportReason = Exclude<ImportReason, 'usernameTaken'> | 'accountBanned' | 'accountMissing';

export interface MemberImportProblem {
  /** The index of the row in the request, from 0. */
  row: number;
  /** Undefined for a fault of the whole row. */
  column?: ImportColumn | undefined;
  reason: MemberImportReason;
}

/** The message without the row number; the caller adds it. */
export const memberImportReasonTexts: Readonly<Record<MemberImportReason, Readonly<Record<Locale, string>>>> =
  {
    ...importReasonTexts,
    accountBanned: {
      'zh-CN': '该账号已被封禁',
      'zh-HK': '此帳戶已被停用',
      'en-US': 'the account is banned',
    },
    accountMissing: {
      'zh-CN': '账号不存在，且本站已关闭注册，不能新建账号',
      'zh-HK': '帳戶不存在，且本站已關閉註冊，不能新建帳戶',
      'en-US': 'there is no such account, and registration is closed on this site',
    },
  };
