/** The current group, provided by its loader to all children. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import { createContext, use } from 'react';
import type { Group } from './api/get-group.ts';

export interface GroupState {
  groupId: number;
  group: Group;
  /** What the member list says about the viewer. Super administrators of the site pass every check without it. */
  standing: GroupStanding;
  /** False while the standing is being loaded. */
  isStandingKnown: boolean;
  isSuperAdmin: boolean;
  isOwner: boolean;
  /** Members, and super administrators of the site. */
  isMember: boolean;
  isAdmin: boolean;
  isRoot: boolean;
  /** The viewer was a member when the page was opened, and is not any more. */
  hasLostAccess: boolean;
}

export const GroupContext = createContext<GroupState | undefined>(undefined);

export function useGroup(): GroupState {
  const state = use(GroupContext);
  if (state === undefined) throw new Error('A group is asked for outside its loader');
  return state;
}
