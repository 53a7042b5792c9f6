import type { Locale } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { sendSystemNotice } from '../notices/index.ts';
import { getUserInfo, lockUnchangedAccount, type Account, type UserInfoRow } from './accounts.repository.ts';
import { findLoginHistory, insertLoginRecord } from './login-history.repository.ts';
import { resetLoginFailures } from './login-failures.ts';
import { demandSecondFactor } from './second-factor/demand-second-factor.ts';

export interface OpenedSession {
  token: string;
  userInfo: UserInfoRow;
}

interface AuthenticatedLogin {
  account: Account;
  origin: CallOrigin;
  usedPassword?: boolean;
  /** The second factor was verified, or the first step was one itself. */
  isFactorProved?: boolean;
  /** A program, which cannot ask for a second factor. */
  isTool?: boolean;
}

/**
 * The last step of every login: the account is authenticated, and must be unchanged since then. An account with a second
 * factor gets a ticket for the second step instead of a session, whatever its first step was.
 */
export async function openLoginSession(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { account, origin, usedPassword = false, isFactorProved = false, isTool = false }: AuthenticatedLogin,
): Promise<OpenedSession> {
  if (account.hasSecondFactor && !isFactorProved) {
    if (isTool) throw callError('secondFactorOfTool');
    throw await demandSecondFactor({ database, clock }, { userId: account.id, usedPassword });
  }
  return inTransaction(database, async (transaction) => {
    const now = clock();
    if (!(await lockUnchangedAccount(transaction, account))) throw callError('wrongCredentials');
    await noticeNewNetwork(transaction, { userId: account.id, origin, now });
    const { ip, userAgent } = origin;
    await insertLoginRecord(transaction, { userId: account.id, ip, userAgent, createdAt: now });
    await resetLoginFailures(transaction, { username: account.username, ip });
    const mustChangePassword = usedPassword && account.hasDefaultPassword;
    const token = await openSession(transaction, account.id, now, {
      mustChangePassword,
      ip,
      userAgent,
      identityProvedAt: now,
    });
    return { token, userInfo: await getUserInfo(transaction, account.id) };
  });
}

const noticeTexts: Record<Locale, (ip: string, time: string) => { title: string; content: string }> = {
  'zh-CN': (ip, time) => ({
    title: '账号异地登录提醒',
    content: `你的账号于 ${time} 从新的网络（${ip}）登录。如果不是你本人，请立即修改密码，所有设备都会退出登录。`,
  }),
  'zh-HK': (ip, time) => ({
    title: '帳戶異地登入提醒',
    content: `你的帳戶於 ${time} 從新的網絡（${ip}）登入。如非你本人，請立即更改密碼，所有裝置都會登出。`,
  }),
  'en-US': (ip, time) => ({
    title: 'Login from a new network',
    content: `Your account was logged into from a new network (${ip}) at ${time}. If this was not you, change your password now: that logs every device out.`,
  }),
};

/** Skipped for the first login, when every network is new. */
async function noticeNewNetwork(
  transaction: Queryable,
  { userId, origin, now }: { userId: string; origin: CallOrigin; now: Date },
) {
  const { hasLoggedIn, isNetworkKnown } = await findLoginHistory(transaction, { userId, ip: origin.ip });
  if (!hasLoggedIn || isNetworkKnown) return;
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await sendSystemNotice(transaction, {
    recipientId: userId,
    now,
    ...noticeTexts[origin.locale](origin.ip, time),
  });
}
