import { adminSignInCalls, singleSignOnCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { CallContext, Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentUserInfo, type OpenedSession } from '../accounts/index.ts';
import {
  addProvider,
  changeProvider,
  chooseOnlyProvider,
  enableProvider,
  listAdministeredProviders,
  removeProvider,
} from './administration/manage-providers.ts';
import { testProvider } from './administration/test-provider.ts';
import { changeWechat, presentWechat } from './administration/wechat-administration.ts';
import { scheduleAttemptCleanUp } from './clean-up-attempts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { attachToAccount, connectWithPassword, createFromTicket } from './first-login.ts';
import { listLinkedAccounts, unlinkAccount } from './linked-accounts.ts';
import { createProviderClients } from './openid/provider-clients.ts';
import { loadSignInOptions } from './sign-in-options.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { startSignIn } from './start-sign-in.ts';
import { logInWithWechatCode } from './wechat/log-in-with-code.ts';

type Calls = typeof singleSignOnCalls;

export async function registerSingleSignOn(app: FastifyInstance, platform: Platform) {
  const parts: SignInParts = { ...platform, clients: createProviderClients(platform) };
  const authenticator = authenticatorOf(platform);
  registerCalls(app, authenticator, {
    calls: singleSignOnCalls,
    handlers: { ...loginHandlers(parts), ...firstLoginHandlers(parts), ...linkHandlers(parts) },
  });
  registerCalls(app, authenticator, { calls: adminSignInCalls, handlers: adminHandlers(platform) });
  await scheduleAttemptCleanUp(platform);
}

function beginSession({ answer }: Pick<CallContext<object>, 'answer'>, session: OpenedSession) {
  answer.setToken(session.token);
  return presentUserInfo(session.userInfo);
}

function loginHandlers(parts: SignInParts) {
  return {
    'GET /api/sign-in/options': ({ origin }) => loadSignInOptions(parts, origin.locale),
    'POST /api/sign-in/start': async ({ body, session, origin, browserKey, answer }) => {
      const { provider, purpose, origin: pageOrigin } = body;
      const isInsideApp = body.isInsideApp ?? false;
      const request = { provider, purpose, pageOrigin, isInsideApp, browserKey, session, origin };
      const started = await startSignIn(parts, request);
      answer.setBrowserKey(started.browserKey);
      return { url: started.url };
    },
    'POST /api/sign-in/finish': async (call) => {
      const { body, session, origin, browserKey } = call;
      const outcome = await finishSignIn(parts, { ...body, browserKey, session, origin });
      return outcome.kind === 'logged-in'
        ? { kind: outcome.kind, user: beginSession(call, outcome.session) }
        : outcome;
    },
    'POST /api/wechat-login': async (call) => {
      const { browserKey, origin } = call;
      const { code, state } = call.body;
      return beginSession(call, await logInWithWechatCode(parts, { code, state, browserKey, origin }));
    },
  } satisfies Partial<Handlers<Calls>>;
}

function firstLoginHandlers(parts: SignInParts) {
  return {
    'POST /api/sign-in/create': async (call) => {
      const { browserKey, origin } = call;
      const { ticket, username } = call.body;
      return beginSession(call, await createFromTicket(parts, { ticket, username, browserKey, origin }));
    },
    'POST /api/sign-in/connect': async (call) => {
      const { browserKey, origin } = call;
      const { ticket, ...credentials } = call.body;
      const session = await connectWithPassword(parts, { ticket, credentials, browserKey, origin });
      return beginSession(call, session);
    },
    'POST /api/sign-in/attach': async ({ body, session, browserKey, origin }) => {
      await attachToAccount(parts, { ticket: body.ticket, browserKey, origin, session });
      return null;
    },
  } satisfies Partial<Handlers<Calls>>;
}

function linkHandlers(parts: SignInParts) {
  return {
    'GET /api/linked-accounts': ({ viewer, origin }) => listLinkedAccounts(parts, viewer, origin.locale),
    'DELETE /api/linked-account': async ({ session, query, origin }) => {
      await unlinkAccount(parts, { session, slug: query.provider, origin });
      return null;
    },
  } satisfies Partial<Handlers<Calls>>;
}

function adminHandlers(platform: Platform): Handlers<typeof adminSignInCalls> {
  return {
    'GET /api/admin/sign-in/wechat': () => Promise.resolve(presentWechat(platform.settings.current)),
    'PUT /api/admin/sign-in/wechat': async ({ viewer, origin, body }) => {
      await changeWechat(platform, { viewer, origin }, body);
      return null;
    },
    'GET /api/admin/sign-in/providers': () => listAdministeredProviders(platform),
    'POST /api/admin/sign-in/provider': ({ viewer, origin, body }) =>
      addProvider(platform, { viewer, origin }, body),
    'PUT /api/admin/sign-in/provider': async ({ viewer, origin, body }) => {
      await changeProvider(platform, { viewer, origin }, body);
      return null;
    },
    'PUT /api/admin/sign-in/provider-state': async ({ viewer, origin, body }) => {
      await enableProvider(platform, { viewer, origin }, body);
      return null;
    },
    'DELETE /api/admin/sign-in/provider': async ({ viewer, origin, query }) => {
      await removeProvider(platform, { viewer, origin }, query.id);
      return null;
    },
    'POST /api/admin/sign-in/test-provider': ({ body }) => testProvider(body.issuer),
    'PUT /api/admin/sign-in/only-provider': async ({ viewer, origin, body }) => {
      await chooseOnlyProvider(platform, { viewer, origin }, body.id);
      return null;
    },
  };
}
