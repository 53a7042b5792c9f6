/** The actions of administrators on a discussion, by what the server allows. Pure. */
import { disabledStatus } from '../../../lib/change-discussion.ts';
import type { Discussion } from '../api/get-discussion.ts';
import type { StateAction } from './use-discussion-changes.ts';

export function listPostActions({ allowed, topPriority, status, isOfficial }: Discussion): StateAction[] {
  const actions: StateAction[] = [];
  if (allowed.markOfficial) actions.push(isOfficial ? 'unmarkOfficial' : 'markOfficial');
  if (allowed.pin) actions.push(topPriority ? 'unpin' : 'pin');
  if (allowed.disable) actions.push(status === disabledStatus ? 'enable' : 'disable');
  return actions;
}
