import { accountsCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { CallContext, Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { endAllSessions } from '../../platform/sessions/sessions.ts';
import { presentUserInfo } from './accounts.presenter.ts';
import { applyPasswordReset } from './apply-password-reset.ts';
import { beginSession } from './begin-session.ts';
import { drawCaptcha } from './captcha.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { changeProfile } from './change-profile.ts';
import { changeUsername } from './change-username.ts';
import { scheduleCleanUp } from './clean-up.ts';
import { findTakenNames } from './find-taken-names.ts';
import { logIn, logInAdministrator } from './log-in.ts';
import { drawLoginPuzzle } from './login-puzzle.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { restorePassword } from './restore-password.ts';
import { sendChangeEmailCode } from './send-change-email-code.ts';
import { registerSecondFactor } from './second-factor/second-factor.routes.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { registerSessions } from './sessions/sessions.routes.ts';

type AccountHandlers = Handlers<typeof accountsCalls>;
type CallOf<Name extends keyof typeof accountsCalls> = CallContext<(typeof accountsCalls)[Name]>;

export async function registerAccounts(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: accountsCalls,
    handlers: {
      ...sessionHandlers(platform),
      ...registrationHandlers(platform),
      ...passwordHandlers(platform),
      ...profileHandlers(platform),
    },
  });
  registerSecondFactor(app, platform);
  registerSessions(app, platform);
  await scheduleCleanUp(platform);
}

const loginOf = ({
  body,
  origin,
  browserKey,
}: Pick<CallOf<'POST /api/login'>, 'body' | 'origin' | 'browserKey'>) => ({
  credentials: body,
  origin,
  browserKey,
});

function sessionHandlers(platform: Platform) {
  const logOut = async ({ viewer, answer }: Pick<CallOf<'GET /api/logout'>, 'viewer' | 'answer'>) => {
    if (viewer !== undefined)
      await inTransaction(platform.database, (transaction) => endAllSessions(transaction, viewer.id));
    answer.clearToken();
    return null;
  };
  return {
    'POST /api/login': async (call) => beginSession(call, await logIn(platform, loginOf(call))),
    'POST /api/admin/login': async (call) =>
      beginSession(call, await logInAdministrator(platform, loginOf(call))),
    'GET /api/login-puzzle': (call) => drawLoginPuzzle(platform, call),
    'GET /api/logout': logOut,
    'GET /api/admin/logout': logOut,
    'GET /api/get-user-auth-info': ({ viewer }) =>
      Promise.resolve({ roles: [viewer.role], permissions: null }),
  } satisfies Partial<AccountHandlers>;
}

function registrationHandlers(platform: Platform) {
  return {
    'GET /api/get-register-code': ({ query, origin }) =>
      sendRegisterCode(platform, { email: query.email, origin }),
    'POST /api/register': async ({ body, origin }) => {
      await register(platform, { registration: body, origin });
      return null;
    },
    'POST /api/check-username-or-email': ({ body, origin }) =>
      findTakenNames(platform, { username: body.username, email: body.email, origin }),
    'GET /api/captcha': (call) => drawCaptcha(platform, call),
  } satisfies Partial<AccountHandlers>;
}

function passwordHandlers(platform: Platform) {
  return {
    'POST /api/apply-reset-password': async ({ body, origin }) => {
      const { email, captcha, captchaKey } = body;
      await applyPasswordReset(platform, { request: { email, captcha, captchaKey }, origin });
      return null;
    },
    'POST /api/reset-password': async ({ body, origin }) => {
      const { username, password, code } = body;
      await resetPassword(platform, { request: { username, password, code }, origin });
      return null;
    },
    'POST /api/change-password': async ({ session, body, origin, answer }) => {
      const { oldPassword, newPassword } = body;
      const change = { oldPassword, newPassword };
      const outcome = await changePassword(platform, { session, change, origin });
      if (outcome.code === 200) answer.clearToken();
      return outcome;
    },
    'POST /api/restore-password': async ({ session, browserKey, origin, answer }) => {
      const outcome = await restorePassword(platform, { session, browserKey, origin });
      if (outcome.code === 200) answer.clearToken();
      return outcome;
    },
  } satisfies Partial<AccountHandlers>;
}

function profileHandlers(platform: Platform) {
  return {
    'GET /api/get-change-email-code': async ({ viewer, query, origin }) => {
      await sendChangeEmailCode(platform, { userId: viewer.id, email: query.email, origin });
      return null;
    },
    'POST /api/change-email': async ({ session, body, origin, answer }) => {
      const { password, newEmail, code } = body;
      const change = { password, newEmail, code };
      const { outcome, session: successor } = await changeEmail(platform, { session, change, origin });
      if (successor === undefined) return { ...outcome, userInfo: null };
      answer.replaceToken(successor.token);
      return { ...outcome, userInfo: presentUserInfo(successor.userInfo) };
    },
    'POST /api/change-userInfo': async ({ viewer, body }) =>
      presentUserInfo(await changeProfile(platform, { userId: viewer.id, change: body })),
    'POST /api/change-phone': ({ session, body, browserKey, origin }) =>
      changePhone(platform, { session, newPhone: body.newPhone, browserKey, origin }),
    'POST /api/change-username': ({ viewer, body, origin }) =>
      changeUsername(platform, { viewer, newUsername: body.newUsername, origin }),
  } satisfies Partial<AccountHandlers>;
}
