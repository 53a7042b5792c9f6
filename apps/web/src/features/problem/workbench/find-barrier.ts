import { maySubmit } from '../../../lib/roles.ts';
import type { SubmitBarrier } from './workbench-problem.ts';

/** Guests may write: they log in when they submit. A barrier of the contest is named first. */
export function findBarrier(
  ofContest: SubmitBarrier | undefined,
  user: { readonly roleList: readonly string[] } | undefined,
): SubmitBarrier | undefined {
  return ofContest ?? (user === undefined || maySubmit(user.roleList) ? undefined : 'role');
}
