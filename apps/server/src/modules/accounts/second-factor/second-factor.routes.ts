import { adminSecondFactorCalls, secondFactorCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import type { Handlers } from '../../../platform/http/call-context.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginSession } from '../begin-session.ts';
import { changePolicy, inspectFactors, resetFactors } from './administer-factors.ts';
import { finishLogin, makeSecondStepOptions } from './finish-login.ts';
import { confirmIdentity, makeIdentityOptions } from '../identity/fresh-identity.ts';
import { logInWithPasskey, makeLoginOptions } from './log-in-with-passkey.ts';
import { addPasskey, makeRegistrationOptions, removePasskey } from './manage-passkeys.ts';
import { renamePasskey } from './passkey.repository.ts';
import { presentFactors } from './present-factors.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { beginApp, confirmNewApp, removeApp } from './set-up-app.ts';

type FactorHandlers = Handlers<typeof secondFactorCalls>;

export function registerSecondFactor(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: secondFactorCalls,
    handlers: {
      ...loginHandlers(platform),
      ...identityHandlers(platform),
      ...appHandlers(platform),
      ...passkeyHandlers(platform),
    },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: adminSecondFactorCalls,
    handlers: {
      'GET /api/admin/user/second-factor': ({ query }) => inspectFactors(platform, query.uid),
      'DELETE /api/admin/user/second-factor': async ({ viewer, origin, session, query }) => {
        await resetFactors(platform, { viewer, origin }, { session, userId: query.uid });
        return null;
      },
      'GET /api/admin/second-factor/policy': () =>
        Promise.resolve(platform.settings.current.secondFactor.requiredFor),
      'PUT /api/admin/second-factor/policy': async ({ viewer, origin, body }) => {
        await changePolicy(platform, { viewer, origin }, body);
        return null;
      },
    },
  });
}

function loginHandlers(platform: Platform) {
  return {
    'POST /api/login/second-factor': async (call) => {
      const { ticket, proof } = call.body;
      return beginSession(call, await finishLogin(platform, { ticket, proof, origin: call.origin }));
    },
    'POST /api/login/second-factor/passkey-options': ({ body, origin }) =>
      makeSecondStepOptions(platform, { ticket: body.ticket, origin }),
    'POST /api/login/passkey-options': (call) => makeLoginOptions(platform, call),
    'POST /api/login/passkey': async (call) => {
      const { key, response } = call.body;
      return beginSession(call, await logInWithPasskey(platform, { key, response, origin: call.origin }));
    },
  } satisfies Partial<FactorHandlers>;
}

function identityHandlers(platform: Platform) {
  return {
    'GET /api/second-factor': (call) => presentFactors(platform, call),
    'POST /api/second-factor/confirm-identity': async ({ session, origin, body }) => {
      await confirmIdentity(platform, { session, origin, proof: body.proof });
      return null;
    },
    'POST /api/second-factor/confirm-identity/passkey-options': ({ viewer, origin }) =>
      makeIdentityOptions(platform, { userId: viewer.id, origin }),
  } satisfies Partial<FactorHandlers>;
}

function appHandlers(platform: Platform) {
  return {
    'POST /api/second-factor/totp': ({ session }) => beginApp(platform, session),
    'POST /api/second-factor/totp/confirm': ({ session, origin, body }) =>
      confirmNewApp(platform, { session, origin, code: body.code }),
    'DELETE /api/second-factor/totp': async (call) => {
      await removeApp(platform, call);
      return null;
    },
    'POST /api/second-factor/recovery-codes': (call) => renewRecoveryCodes(platform, call),
  } satisfies Partial<FactorHandlers>;
}

function passkeyHandlers(platform: Platform) {
  return {
    'POST /api/second-factor/passkey-options': (call) => makeRegistrationOptions(platform, call),
    'POST /api/second-factor/passkey': ({ session, origin, body }) =>
      addPasskey(platform, { session, origin, ...body }),
    'PUT /api/second-factor/passkey': async ({ viewer, body }) => {
      const renamed = { userId: viewer.id, id: body.id, name: body.name.trim() };
      if (!(await renamePasskey(platform.database, renamed))) throw callError('passkeyUnknown');
      return null;
    },
    'DELETE /api/second-factor/passkey': async ({ session, origin, query }) => {
      await removePasskey(platform, { session, origin, id: query.id });
      return null;
    },
  } satisfies Partial<FactorHandlers>;
}
