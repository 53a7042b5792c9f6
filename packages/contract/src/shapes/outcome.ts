import { z } from 'zod';
import { userInfo } from './user-info.ts';

/**
 * Calls that check a secret return a second code inside a successful envelope: 200 done, 400 refused with the reason in
 * `msg`, 403 locked for a while.
 */
export const outcome = z.object({
  code: z.int(),
  msg: z.string(),
  /** Remaining lock time, if a wrong attempt has locked the account. */
  lockSeconds: z.int().optional(),
});
export const outcomeWithUser = outcome.extend({ userInfo: userInfo.nullable() });

export type Outcome = z.output<typeof outcome>;
export type OutcomeWithUser = z.output<typeof outcomeWithUser>;
