import type { Platform } from '../platform.ts';
import type { Authenticator } from './authenticate.ts';

export const authenticatorOf = ({ database, clock, configuration }: Platform): Authenticator => ({
  database,
  clock,
  judgeToken: configuration.judgeToken,
});
