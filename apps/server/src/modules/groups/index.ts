export { addGroupTopic } from './group-topic.ts';
export { registerGroups } from './groups.routes.ts';
export {
  guestStandings,
  loadGroupStandings,
  loadStandingsIn,
  type GroupStandings,
} from './load-group-standings.ts';
export { findActor, openGroup, type OpenGroup } from './open-group.ts';
