import { audienceCodes } from '@touchstone/rules/contests/contest-access';
import { awardTypeCodes } from '@touchstone/rules/contests/awards';
import { broken, mapped, simpleStep, skipped, type Finding, type Outcome, type Write } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { parseStoredJson } from './stored-json.ts';
import { createdAndUpdated } from './users.ts';

const keyOf = (codes: Readonly<Record<string, number>>, code: number) =>
  Object.keys(codes).find((key) => codes[key] === code);

export function mapContest(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('id');
  const groupId = fields.integerOrNull('gid');
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  const [startAt, endAt] = [fields.instant('start_time'), fields.instant('end_time')];
  if (endAt <= startAt) return broken('bad-value', 'end_time is not after start_time');
  const findings: Finding[] = [];
  const uid = fields.text('uid').trim();
  const ownerId = known.users.has(uid) ? uid : null;
  if (ownerId === null)
    findings.push({ code: 'missing-user', detail: `user ${uid} does not exist: the contest has no owner` });
  const audience = keyOf(audienceCodes, fields.integer('auth', 0)) ?? 'private';
  const password = audience === 'public' ? null : fields.text('pwd');
  if (password === '')
    findings.push({ code: 'bad-value', detail: 'the contest needs a password and has none' });
  const awardType = keyOf(awardTypeCodes, fields.integer('award_type', 0)) ?? 'none';
  const row = {
    id,
    owner_id: ownerId,
    group_id: groupId,
    title: fields.text('title').trim() || `Contest ${String(id)}`,
    description: fields.text('description'),
    scoring: fields.integer('type', 0) === 1 ? 'oi' : 'acm',
    oi_basis: fields.text('oi_rank_score_type') === 'Highest' ? 'highest' : 'recent',
    audience,
    password,
    account_rule: fields.flag('open_account_limit', false) ? fields.text('account_limit_rule') : null,
    start_at: startAt,
    end_at: endAt,
    sealed_from: findSeal(fields, { startAt, endAt }),
    is_unsealed_at_end: fields.flag('auto_real_rank', true),
    is_visible: fields.flag('visible', true),
    is_print_open: fields.flag('open_print', false),
    is_board_public: fields.flag('open_rank', false),
    is_submitting_allowed_after_end: fields.flag('allow_end_submit', false),
    shown_name:
      ['username', 'nickname', 'realname'].find((name) => name === fields.text('rank_show_name')) ??
      'username',
    award_type: awardType,
    awards: JSON.stringify(awardType === 'none' ? [] : parseAwards(fields, findings)),
    cloned_from: fields.integerOrNull('source') || null,
    ...createdAndUpdated(fields),
  };
  known.contests.add(id);
  return mapped([{ table: 'contest', row }, ...listStars(fields, known, { id, findings })], findings);
}

function findSeal(fields: Fields, { startAt, endAt }: { startAt: string; endAt: string }): string | null {
  const sealedFrom = fields.flag('seal_rank', false) ? fields.instantOrNull('seal_rank_time') : null;
  return sealedFrom !== null && sealedFrom >= startAt && sealedFrom < endAt ? sealedFrom : null;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `{"config": [{"name", "background", "color", "num"}]}`. */
function parseAwards(fields: Fields, findings: Finding[]) {
  const parsed = parseStoredJson(fields.text('award_config'));
  const value = parsed.state === 'parsed' ? parsed.value : [];
  const list = Array.isArray(value) ? value : field(value, 'config');
  if (parsed.state === 'bad' || !Array.isArray(list)) {
    findings.push({ code: 'bad-json', detail: 'award_config is no list of awards: left out' });
    return [];
  }
  return list.map((award: unknown, index) => ({
    priority: Number(field(award, 'priority') ?? index + 1) || 0,
    name: textOf(field(award, 'name')),
    background: textOf(field(award, 'background')),
    color: textOf(field(award, 'color')),
    amount: Number(field(award, 'num') ?? 0) || 0,
  }));
}

/** `{"star_account": ["name"]}`. */
function listStars(
  fields: Fields,
  known: KnownRows,
  { id, findings }: { id: number; findings: Finding[] },
): Write[] {
  const parsed = parseStoredJson(fields.text('star_account'));
  if (parsed.state === 'empty') return [];
  const names = parsed.state === 'parsed' ? field(parsed.value, 'star_account') : undefined;
  if (!Array.isArray(names)) {
    findings.push({ code: 'bad-json', detail: 'star_account is no list of names: left out' });
    return [];
  }
  return [...new Set(names.map((name) => textOf(name).trim()))].flatMap((name): Write[] => {
    const userId = known.usernames.get(name.toLowerCase());
    if (userId !== undefined)
      return [{ table: 'contest_star', row: { contest_id: id, user_id: userId }, isOptional: true }];
    findings.push({ code: 'missing-user', detail: `star_account ${name} does not exist: left out` });
    return [];
  });
}

export const contestStep = simpleStep({ table: 'contest', map: mapContest });

export function mapContestProblem(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const [id, contestId, problemId] = [fields.id('id'), fields.id('cid'), fields.id('pid')];
  const displayId = fields.text('display_id').trim();
  if (!known.contests.has(contestId))
    return broken('missing-contest', `contest ${String(contestId)} does not exist`);
  if (!known.problems.has(problemId))
    return broken('missing-problem', `problem ${String(problemId)} does not exist`);
  for (const name of [`name ${displayId}`, `problem ${String(problemId)}`]) {
    const key = `${String(contestId)} ${name}`;
    if (known.contestNames.has(key))
      return broken('duplicate', `contest ${String(contestId)} has ${name} twice`);
    known.contestNames.add(key);
  }
  known.contestProblems.set(id, { contestId, problemId });
  const row = {
    id,
    contest_id: contestId,
    problem_id: problemId,
    display_id: displayId,
    display_title: fields.text('display_title'),
    color: fields.textOrNull('color'),
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'contest_problem', row }]);
}

export const contestProblemStep = simpleStep({ table: 'contest_problem', map: mapContestProblem });

/** The contest and the user of a row, or why there are none. */
function findPair(fields: Fields, known: KnownRows, userId: string | undefined): Outcome | undefined {
  const contestId = fields.id('cid');
  if (!known.contests.has(contestId))
    return broken('missing-contest', `contest ${String(contestId)} does not exist`);
  if (userId === undefined || !known.users.has(userId))
    return broken('missing-user', `user ${userId ?? fields.text('username')} does not exist`);
  return undefined;
}

export const contestRegistrationStep = simpleStep({
  table: 'contest_register',
  map: (fields, { known }) => {
    const userId = fields.text('uid').trim();
    const problem = findPair(fields, known, userId);
    if (problem !== undefined) return problem;
    const { created_at } = createdAndUpdated(fields);
    const row = { contest_id: fields.id('cid'), user_id: userId, created_at };
    return mapped([{ table: 'contest_registration', row, isOptional: true }]);
  },
});

export const contestPrintStep = simpleStep({
  table: 'contest_print',
  map: (fields, { known }) => {
    const userId = known.usernames.get(fields.text('username').trim().toLowerCase());
    const problem = findPair(fields, known, userId);
    if (problem !== undefined || userId === undefined) return problem ?? skipped;
    const { created_at } = createdAndUpdated(fields);
    const row = {
      id: fields.id('id'),
      contest_id: fields.id('cid'),
      user_id: userId,
      content: fields.text('content'),
      is_printed: fields.integer('status', 0) === 1,
      created_at,
    };
    return mapped([{ table: 'contest_print', row }]);
  },
});

/**
 * Our scoreboards are computed from submissions, so a record is only needed for its balloon. The parity report compares the
 * rest.
 */
export const contestRecordStep = simpleStep({
  table: 'contest_record',
  map: (fields, { known }) => {
    const userId = fields.text('uid').trim();
    const problem = findPair(fields, known, userId);
    if (problem !== undefined) return problem;
    const submissionId = fields.integerOrNull('submit_id');
    if (submissionId !== null && !known.submissions.has(submissionId))
      return broken('missing-submission', `submission ${String(submissionId)} does not exist`);
    const contestProblemId = fields.integer('cpid', 0);
    if (!fields.flag('checked', false) || !known.contestProblems.has(contestProblemId)) return skipped;
    const { updated_at } = createdAndUpdated(fields);
    const row = { contest_problem_id: contestProblemId, user_id: userId, delivered_at: updated_at };
    return mapped([{ table: 'contest_delivery', row, isOptional: true }]);
  },
});

/** Announcements of the site, of groups and of contests are one table in HOJ. */
export function mapAnnouncement(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('id');
  const authorId = fields.text('uid').trim();
  const groupId = fields.integerOrNull('gid');
  const contestId = known.contestOfAnnouncement.get(id);
  const row = {
    id,
    title: fields.text('title'),
    content: fields.text('content'),
    author_id: known.users.has(authorId) ? authorId : null,
    is_hidden: fields.integer('status', 0) !== 0,
    ...createdAndUpdated(fields),
  };
  if (contestId !== undefined)
    return known.contests.has(contestId)
      ? mapped([{ table: 'contest_announcement', row: { ...row, contest_id: contestId } }])
      : broken('missing-contest', `contest ${String(contestId)} does not exist`);
  if (groupId !== null)
    return known.groups.has(groupId)
      ? mapped([{ table: 'group_announcement', row: { ...row, group_id: groupId } }])
      : broken('missing-group', `group ${String(groupId)} does not exist`);
  if (row.author_id === null) return broken('missing-user', `user ${authorId} does not exist`);
  return mapped([{ table: 'announcement', row }]);
}

export const announcementStep = simpleStep({ table: 'announcement', map: mapAnnouncement });
