import { z } from 'zod';
import { userInfo } from './user-info.ts';

/**
 * Calls that check a secret answer a second code inside a successful envelope: 200 done, 400 refused with the reason in
 * `msg`, 403 locked for a while.
 */
export const outcome = z.object({
  code: z.int(),
  msg: z.string(),
  /** How long the account is locked from now on, where a wrong answer has locked it. */
  lockSeconds: z.int().optional(),
});
export const outcomeWithUser = outcome.extend({ userInfo: userInfo.nullable() });

export type Outcome = z.output<typeof outcome>;
export type OutcomeWithUser = z.output<typeof outcomeWithUser>;
