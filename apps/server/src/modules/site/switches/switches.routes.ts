import { switchCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeSwitches } from './change-switches.ts';
import { presentRemoteAccounts } from './remote-accounts.ts';

export function registerSwitches(app: FastifyInstance, platform: Platform) {
  const { settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: switchCalls,
    handlers: {
      'GET /api/admin/switch/info': async () => {
        const { remoteAccounts, ...switches } = settings.current.switches;
        return Promise.resolve({ ...switches, ...presentRemoteAccounts(remoteAccounts) });
      },
      'PUT /api/admin/switch/update': async (call) => {
        await changeSwitches(settings, call);
        return null;
      },
    },
  });
}
