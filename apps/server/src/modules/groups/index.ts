export {
  guestStandings,
  loadGroupStandings,
  loadStandingsIn,
  type GroupStandings,
} from './load-group-standings.ts';
