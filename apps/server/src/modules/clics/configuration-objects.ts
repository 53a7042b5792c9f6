/** The objects of a contest that do not change while it runs, in the shapes of the Contest API. */
import { endingOf } from '@touchstone/rules/contests/archived-program';
import { penaltySeconds } from '@touchstone/rules/contests/acm-standing';
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { formatDuration, formatMoment } from '@touchstone/rules/clics/clics-time';
import { parseColour } from '@touchstone/rules/clics/colour-names';
import type { ContestantRow } from '../standings/index.ts';
import { languageIdOf, organizationIdOf, teamIdOf } from './clics-ids.ts';
import type { AnnouncementRow, ListedContest } from './clics.repository.ts';
import type { ContestFacts, ProblemFact } from './contest-facts.ts';

export interface ClicsObject {
  readonly id: string;
}

export function presentContest(contest: ListedContest) {
  const { id, title, startAt, endAt, sealedFrom, scoring, isUnsealedAtEnd } = contest;
  const isFrozen = sealedFrom !== null;
  return {
    id: String(id),
    name: title,
    formal_name: title,
    start_time: formatMoment(startAt.getTime()),
    countdown_pause_time: null,
    duration: formatDuration(endAt.getTime() - startAt.getTime()),
    scoreboard_freeze_duration: isFrozen ? formatDuration(endAt.getTime() - sealedFrom.getTime()) : null,
    scoreboard_thaw_time: isFrozen && isUnsealedAtEnd ? formatMoment(endAt.getTime() + 1) : null,
    scoreboard_type: scoring === 'acm' ? 'pass-fail' : 'score',
    penalty_time: penaltySeconds / 60,
  };
}

/**
 * Names with the same id are one language for the tools. Other languages of submissions are included for audiences that
 * see them.
 */
export function presentLanguages({ languages, usedLanguages }: ContestFacts, audience: ClicsAudience) {
  const names = new Set([...languages, ...(audience === 'board' ? [] : usedLanguages())]);
  const byId = new Map([...names].toReversed().map((name) => [languageIdOf(name), name]));
  return [...byId].toReversed().map(([id, name]) => ({
    id,
    name,
    entry_point_required: false,
    extensions: [endingOf(name)],
  }));
}

/** The time limit is not part of the board, and only administrators see the number of test files. */
export function presentProblems({ contest, problems }: ContestFacts, audience: ClicsAudience) {
  return problems.map((problem, index) => ({
    id: String(problem.id),
    label: problem.displayId,
    name: problem.displayTitle,
    ordinal: index + 1,
    ...presentColour(problem),
    ...(audience !== 'board' && { time_limit: problem.timeLimitMs / 1000 }),
    ...(audience === 'runs-it' && { test_data_count: problem.caseCount }),
    ...(contest.scoring === 'oi' && { max_score: problem.fullScore }),
  }));
}

function presentColour({ color }: ProblemFact) {
  const colour = parseColour(color);
  return { rgb: colour?.rgb ?? null, color: colour?.name ?? null };
}

export const officialGroup = 'official';
export const starGroup = 'star';

export const presentGroups = () => [
  { id: officialGroup, icpc_id: null, name: 'Official participants', type: 'participation' },
  { id: starGroup, icpc_id: null, name: 'Star participants', type: 'participation' },
];

const schoolOf = ({ school }: ContestantRow) => {
  const trimmed = school?.trim() ?? '';
  return trimmed === '' ? undefined : trimmed;
};

/** Schools whose names differ only in case are one organization. */
export function presentOrganizations(people: readonly ContestantRow[]) {
  const names = new Map<string, string>();
  for (const school of people.flatMap((person) => schoolOf(person) ?? [])) {
    const id = organizationIdOf(school);
    const known = names.get(id);
    if (known === undefined || school < known) names.set(id, school);
  }
  return [...names].map(([id, name]) => ({ id, icpc_id: null, name, formal_name: name }));
}

/** Uploaded avatars are squares of this size. The size of other images is unknown. */
const ownAvatar = /^\/api\/public\/img\/[0-9a-f]{64}\.png$/;
const avatarSize = { width: 200, height: 200 };

export function presentTeam({ contest, stars }: ContestFacts, person: ContestantRow) {
  const school = schoolOf(person);
  const isStar = stars.has(person.id);
  const photo = person.avatarUrl !== null && ownAvatar.test(person.avatarUrl) ? person.avatarUrl : undefined;
  return {
    id: teamIdOf(person.id),
    icpc_id: null,
    name: nameOf(contest, person),
    label: person.username,
    display_name: nameOf(contest, person),
    organization_id: school === undefined ? null : organizationIdOf(school),
    group_ids: [isStar ? starGroup : officialGroup],
    // Stars compete without a rank.
    hidden: isStar,
    photo:
      photo === undefined ? null : [{ href: photo, filename: 'photo.png', mime: 'image/png', ...avatarSize }],
  };
}

/** The name that the board of the contest shows. */
export function nameOf({ shownName }: ContestFacts['contest'], person: ContestantRow): string {
  const chosen = person[shownName]?.trim() ?? '';
  return chosen === '' ? person.username : chosen;
}

export function presentAnnouncement({ rules }: ContestFacts, row: AnnouncementRow) {
  const ms = row.createdAt.getTime();
  return {
    id: String(row.id),
    from_team_id: null,
    to_team_id: null,
    reply_to_id: null,
    problem_id: null,
    text: row.content.trim() === '' ? row.title : `${row.title}\n\n${row.content}`,
    time: formatMoment(ms),
    contest_time: formatDuration(ms - rules.startMs),
  };
}
