import type { Platform } from '../platform.ts';
import type { Authenticator } from './authenticate.ts';

export const authenticatorOf = ({
  database,
  clock,
  configuration,
  diskReserve,
  settings,
}: Platform): Authenticator => ({
  database,
  clock,
  judgeToken: configuration.judgeToken,
  diskReserve,
  settings,
});
