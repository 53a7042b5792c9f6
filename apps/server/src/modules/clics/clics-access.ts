/** The endpoints and properties that the API reports to a client. This list matches the objects. */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';

const split = (text: string) => text.split(' ');

const contest = split(
  'id name formal_name start_time countdown_pause_time duration ' +
    'scoreboard_freeze_duration scoreboard_thaw_time scoreboard_type penalty_time',
);
const problem = split('id label name ordinal rgb color');
const team = split('id icpc_id name label display_name organization_id group_ids hidden photo');
const submission = split('id problem_id team_id time contest_time entry_point');
const judgement = split(
  'id submission_id judgement_type_id start_time start_contest_time end_time end_contest_time',
);
const run = split('id judgement_id ordinal judgement_type_id time contest_time run_time');
const clarification = split('id from_team_id to_team_id reply_to_id problem_id text time contest_time');

export function describeAccess(audience: ClicsAudience, scoring: 'acm' | 'oi', isKnown: boolean) {
  const isInside = audience !== 'board';
  const runsIt = audience === 'runs-it';
  const isScored = scoring === 'oi';
  const some = (isThere: boolean, ...names: string[]) => (isThere ? names : []);
  const endpoints: readonly (readonly [type: string, properties: readonly string[]])[] = [
    ['contest', contest],
    ['judgement-types', ['id', 'name', 'penalty', 'solved']],
    ['languages', ['id', 'name', 'entry_point_required', 'extensions']],
    [
      'problems',
      [
        ...problem,
        ...some(isInside, 'time_limit'),
        ...some(runsIt, 'test_data_count'),
        ...some(isScored, 'max_score'),
      ],
    ],
    ['groups', ['id', 'icpc_id', 'name', 'type']],
    ['organizations', ['id', 'icpc_id', 'name', 'formal_name']],
    ['teams', team],
    ['accounts', some(isKnown, 'id', 'username', 'type', 'team_id')],
    ['state', ['started', 'frozen', 'ended', 'thawed', 'finalized', 'end_of_updates']],
    ['submissions', [...submission, ...some(isInside, 'language_id'), ...some(runsIt, 'files')]],
    ['judgements', [...judgement, ...some(isScored, 'score'), ...some(runsIt, 'max_run_time')]],
    ['runs', some(runsIt, ...run)],
    ['clarifications', some(isInside, ...clarification)],
    ['awards', ['id', 'citation', 'team_ids']],
    ['scoreboard', ['time', 'contest_time', 'state', 'rows']],
    ['event-feed', ['type', 'id', 'data', 'token']],
  ];
  return {
    // The API is read-only.
    capabilities: [],
    endpoints: endpoints
      .filter(([, properties]) => properties.length > 0)
      .map(([type, properties]) => ({ type, properties })),
  };
}
