export { copyGroupAnnouncements } from './announcements/group-announcements.repository.ts';
export { createGroupWithin, type SentGroup } from './create-group.ts';
export { targetOfGroup } from './group-audit.ts';
export { writeDisbandNotice } from './group-notices.ts';
export { lockGroup } from './groups.repository.ts';
export { listUserIds } from './members/members.repository.ts';
export { publishGroupChanged } from './publish-group-changes.ts';
export { createGroupFiles } from './group-files.ts';
export { addGroupTopic } from './group-topic.ts';
export { registerGroups } from './groups.routes.ts';
export {
  guestStandings,
  loadGroupStandings,
  loadStandingsIn,
  type GroupStandings,
} from './load-group-standings.ts';
export { findActor, openGroup, type OpenGroup } from './open-group.ts';
export { grantMembership, withdrawMembership } from './members/granted-membership.ts';
