import type { Group } from '../api/get-group.ts';
import type { GroupState } from '../use-group.ts';

/** A public group for tests. */
export const aGroup = (changes: Partial<Group> = {}): Group => ({
  id: 7,
  avatar: null,
  name: 'Algorithms 2026',
  shortName: 'algo26',
  brief: 'The class of 2026',
  description: 'We meet on **Fridays**.',
  owner: 'teacher',
  uid: 'u-teacher',
  auth: 1,
  visible: true,
  status: 0,
  code: null,
  gmtCreate: '2026-09-01T08:00:00.000+0000',
  gmtModified: '2026-09-01T08:00:00.000+0000',
  ...changes,
});

/** The state of a member. */
export const aGroupState = (changes: Partial<GroupState> = {}): GroupState => ({
  groupId: 7,
  group: aGroup(),
  standing: 'member',
  isStandingKnown: true,
  isSuperAdmin: false,
  isOwner: false,
  isMember: true,
  isAdmin: false,
  isRoot: false,
  hasLostAccess: false,
  ...changes,
});
