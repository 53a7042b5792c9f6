/**
 * What one audience of a contest is told, as objects and as a log of their changes.
 *
 * How this works: everybody with the same rights shares one of these. It is brought up to date from the facts: wholly when a
 * contest was read anew or its moment has changed (it began, was sealed, ended, was unsealed), and for single submissions when
 * those changed. Every object that is told is an entry of the log; endpoints and event feed both read it, so they cannot
 * differ. Small objects are kept as text, which tells whether they changed. Submissions and judgements are many: they are
 * written when somebody reads them, and of each only the row is kept that it was last told from. The runs of a judgement are
 * one entry, whose text is their number: they stay in the database until somebody follows them.
 *
 * The state comes last in every change, so that the end of updates is the last thing that anybody is told.
 *
 * Going through hundreds of thousands of submissions takes seconds: it is done in parts, between which everybody else is
 * answered. Changes take turns: each begins when the one before is over. Where the facts are replaced meanwhile, it begins again
 * with the new ones.
 */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { clicsState, type ClicsState } from '@touchstone/rules/clics/clics-state';
import { judgementTypes } from '@touchstone/rules/clics/judgement-types';
import { createObjectLog, type LogEntry, type ObjectLog } from '@touchstone/rules/clics/object-log';
import { forEachChunk } from '../../platform/chunks.ts';
import { createChangeQueue, type ChangeQueue } from './change-queue.ts';
import { judgementIdOf, submissionNumberOf } from './clics-ids.ts';
import type { SubmissionRow } from './clics.repository.ts';
import {
  presentAnnouncement,
  presentContest,
  presentGroups,
  presentLanguages,
  presentOrganizations,
  presentProblems,
  presentTeam,
  type ClicsObject,
} from './configuration-objects.ts';
import type { ContestFacts } from './contest-facts.ts';
import { listAwards } from './list-awards.ts';
import {
  isJudgementTold,
  isSubmissionTold,
  listToldTeams,
  momentOf,
  presentJudgement,
  presentSubmission,
  type Moment,
} from './live-objects.ts';

/** What the last submissions of a contest may take from the clock to the table. */
export const settlingMs = 30_000;

/** So many submissions are gone through in one go. */
const partSize = 1000;

/** The id of what there is one of. */
export const onlyOne = '';

export interface ContestFeed {
  readonly audience: ClicsAudience;
  readonly log: ObjectLog;
  readonly moment: () => Moment;
  readonly state: () => ClicsState;
  /** Until the changes that are being made are over, what is told is not all. */
  readonly settling: ChangeQueue['settling'];
  /** All anew, from the facts as they are. */
  readonly refresh: (nowMs: number) => Promise<void>;
  /** These submissions have changed. */
  readonly refreshSubmissions: (ids: Iterable<number>, nowMs: number) => Promise<void>;
  /** Who they are, and what they are called. */
  readonly refreshPeople: (nowMs: number) => Promise<void>;
  /** What time alone changes. */
  readonly keepUp: (nowMs: number) => Promise<void>;
  /** The object of an entry as text; undefined where it is not told any more. */
  readonly write: (entry: Pick<LogEntry, 'type' | 'id' | 'text'>) => string | undefined;
}

export function createContestFeed(getFacts: () => ContestFacts, audience: ClicsAudience): ContestFeed {
  const log = createObjectLog();
  const told = new Map<number, SubmissionRow>();
  let moment: Moment = { tellsInside: false, hiddenFromMs: null };
  let state: ClicsState | undefined;
  /** Times are told from the start on: where that moves, everything is different. */
  let toldStartMs = 0;
  const changes = createChangeQueue();

  const putAll = (type: string, objects: readonly ClicsObject[]) => {
    const ids = new Set(objects.map(({ id }) => id));
    for (const { id } of log.list(type)) if (!ids.has(id)) log.remove(type, id);
    for (const object of objects) log.put(type, object.id, JSON.stringify(object));
  };

  const putPeople = () => {
    const facts = getFacts();
    const people = listToldTeams(facts, moment);
    putAll('organizations', presentOrganizations(people));
    putAll(
      'teams',
      people.map((person) => presentTeam(facts, person)),
    );
  };

  const putConfiguration = () => {
    const facts = getFacts();
    log.put('contest', onlyOne, JSON.stringify(presentContest(facts.contest)));
    putAll('judgement-types', judgementTypes);
    putAll('languages', presentLanguages(facts, audience));
    putAll('groups', presentGroups());
    putAll('problems', moment.tellsInside ? presentProblems(facts, audience) : []);
    const announcements = moment.tellsInside && audience !== 'board' ? facts.announcements : [];
    putAll(
      'clarifications',
      announcements.map((row) => presentAnnouncement(facts, row)),
    );
  };

  /** Whether what was told of a submission is what is to be told. Most were not touched since. */
  const isTold = (
    former: SubmissionRow | undefined,
    row: SubmissionRow,
    write: (one: SubmissionRow) => string,
  ) =>
    former !== undefined &&
    toldStartMs === getFacts().rules.startMs &&
    (former === row || isSameRow(former, row) || write(former) === write(row));

  const textOf = {
    submission: (row: SubmissionRow) => JSON.stringify(presentSubmission(getFacts(), row, audience)),
    judgement: (row: SubmissionRow) => JSON.stringify(presentJudgement(getFacts(), row, audience)),
  };

  const removeJudgement = (id: string) => {
    log.remove('runs', id);
    log.remove('judgements', id);
  };

  const putJudgement = (row: SubmissionRow, former: SubmissionRow | undefined) => {
    const id = judgementIdOf(row);
    const isKnown = log.find('judgements', id) !== undefined;
    if (isKnown && isTold(former, row, textOf.judgement) && former?.caseCount === row.caseCount) return;
    log.put('judgements', id);
    if (audience !== 'runs-it') return;
    if ((row.caseCount ?? 0) > 0) log.put('runs', id, String(row.caseCount));
    else log.remove('runs', id);
  };

  const putSubmission = (row: SubmissionRow) => {
    const facts = getFacts();
    const former = told.get(row.id);
    if (former !== undefined && judgementIdOf(former) !== judgementIdOf(row))
      removeJudgement(judgementIdOf(former));
    if (!isJudgementTold(facts, row, moment)) removeJudgement(judgementIdOf(row));
    if (!isSubmissionTold(facts, row, moment)) {
      log.remove('submissions', String(row.id));
    } else {
      const isKnown = log.find('submissions', String(row.id)) !== undefined;
      if (!isKnown || !isTold(former, row, textOf.submission)) log.put('submissions', String(row.id));
      if (isJudgementTold(facts, row, moment)) putJudgement(row, former);
    }
    told.set(row.id, row);
  };

  const dropSubmission = (id: number) => {
    const former = told.get(id);
    if (former === undefined) return;
    removeJudgement(judgementIdOf(former));
    log.remove('submissions', String(id));
    told.delete(id);
  };

  /** Awards are told when nothing can change them any more, to whom the board is open. */
  const putAwards = (isFinal: boolean) => {
    putAll('awards', isFinal && moment.hiddenFromMs === null ? listAwards(getFacts(), moment) : []);
  };

  const putState = (nowMs: number, before: number) => {
    const facts = getFacts();
    const isSettled = facts.loadedMs >= facts.rules.endMs + settlingMs;
    const settledMs = isSettled ? facts.lastVerdictMs() : null;
    state = clicsState(facts.rules, { audience, nowMs, settledMs });
    putAwards(state.finalized !== null);
    const text = JSON.stringify(state);
    // Whatever else is told must not come after the end of updates.
    if (state.end_of_updates !== null && log.last() > before) log.remove('state', onlyOne);
    log.put('state', onlyOne, text);
  };

  /** Whether all was told anew because something has been sealed or opened since: nothing may go by the moment before. */
  const hasMomentPassed = async (nowMs: number): Promise<boolean> => {
    const next = momentOf(audience, getFacts(), nowMs);
    if (next.tellsInside === moment.tellsInside && next.hiddenFromMs === moment.hiddenFromMs) return false;
    await tellAll(nowMs);
    return true;
  };

  const tellAll = async (nowMs: number): Promise<void> => {
    const before = log.last();
    const facts = getFacts();
    moment = momentOf(audience, facts, nowMs);
    putConfiguration();
    putPeople();
    for (const id of told.keys()) if (!facts.submissions.has(id)) dropSubmission(id);
    await forEachChunk(facts.submissions.values(), partSize, (rows) => {
      if (getFacts() === facts) for (const row of rows) putSubmission(row);
    });
    if (getFacts() !== facts) return tellAll(nowMs);
    toldStartMs = facts.rules.startMs;
    return putState(nowMs, before);
  };

  return {
    audience,
    log,
    moment: () => moment,
    state: () => state ?? clicsState(getFacts().rules, { audience, nowMs: 0, settledMs: null }),
    settling: changes.settling,
    refresh: (nowMs) => changes.run(() => tellAll(nowMs)),
    refreshSubmissions: (ids, nowMs) =>
      changes.run(async () => {
        if (await hasMomentPassed(nowMs)) return;
        const before = log.last();
        for (const id of ids) {
          const row = getFacts().submissions.get(id);
          if (row === undefined) dropSubmission(id);
          else putSubmission(row);
        }
        putState(nowMs, before);
      }),
    refreshPeople: (nowMs) =>
      changes.run(async () => {
        if (await hasMomentPassed(nowMs)) return;
        const before = log.last();
        putPeople();
        putState(nowMs, before);
      }),
    keepUp: (nowMs) =>
      changes.run(async () => {
        if (!(await hasMomentPassed(nowMs))) putState(nowMs, log.last());
      }),
    write: ({ type, id, text }) => {
      if (type !== 'submissions' && type !== 'judgements') return text;
      const row = told.get(submissionNumberOf(id) ?? 0);
      if (row === undefined || log.find(type, id) === undefined) return undefined;
      return type === 'submissions' ? textOf.submission(row) : textOf.judgement(row);
    },
  };
}

const isSameRow = (one: SubmissionRow, other: SubmissionRow) =>
  one.status === other.status &&
  one.version === other.version &&
  one.updatedAt.getTime() === other.updatedAt.getTime() &&
  one.submittedAt.getTime() === other.submittedAt.getTime() &&
  one.score === other.score &&
  one.timeMs === other.timeMs &&
  one.caseCount === other.caseCount &&
  one.contestProblemId === other.contestProblemId;
