import { switchCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeSwitches } from './change-switches.ts';
import { listAccounts } from '../remote-accounts/remote-accounts.repository.ts';
import { namesOf, presentRemoteAccounts } from './remote-accounts.ts';

export function registerSwitches(app: FastifyInstance, platform: Platform) {
  const { database, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: switchCalls,
    handlers: {
      'GET /api/admin/switch/info': async () => {
        const names = namesOf(await listAccounts(database));
        return { ...settings.current.switches, ...presentRemoteAccounts(names) };
      },
      'PUT /api/admin/switch/update': async (call) => {
        await changeSwitches(platform, call);
        return null;
      },
    },
  });
}
