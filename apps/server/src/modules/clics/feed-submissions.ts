/**
 * The submissions, judgements and runs of a feed. There are many: their text is written when it is read, and of each only the row is
 * kept from which it was last sent. The runs of a judgement are one entry, whose text is their number: they stay in the
 * database until a client follows them.
 */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import type { LogEntry, ObjectLog } from '@touchstone/rules/clics/object-log';
import { judgementIdOf, submissionNumberOf } from './clics-ids.ts';
import type { SubmissionRow } from './clics.repository.ts';
import type { ContestFacts } from './contest-facts.ts';
import {
  isJudgementVisible,
  isSubmissionVisible,
  presentJudgement,
  presentSubmission,
  type Moment,
} from './live-objects.ts';

interface Parts {
  log: ObjectLog;
  audience: ClicsAudience;
  getFacts: () => ContestFacts;
}

export function createFeedSubmissions({ log, audience, getFacts }: Parts) {
  const sentRows = new Map<number, SubmissionRow>();
  /** Times count from the start: where that moves, every object is different. */
  let sentStartMs = 0;

  const textOf = {
    submission: (row: SubmissionRow) => JSON.stringify(presentSubmission(getFacts(), row, audience)),
    judgement: (row: SubmissionRow) => JSON.stringify(presentJudgement(getFacts(), row, audience)),
  };

  /** Whether what was sent of a submission is what is to be sent. Most were not touched since. */
  const isSent = (
    former: SubmissionRow | undefined,
    row: SubmissionRow,
    write: (one: SubmissionRow) => string,
  ) =>
    former !== undefined &&
    sentStartMs === getFacts().rules.startMs &&
    (former === row || isSameRow(former, row) || write(former) === write(row));

  const removeJudgement = (id: string) => {
    log.remove('runs', id);
    log.remove('judgements', id);
  };

  const putJudgement = (row: SubmissionRow, former: SubmissionRow | undefined) => {
    const id = judgementIdOf(row);
    const isKnown = log.find('judgements', id) !== undefined;
    if (isKnown && isSent(former, row, textOf.judgement) && former?.caseCount === row.caseCount) return;
    log.put('judgements', id);
    if (audience !== 'runs-it') return;
    if ((row.caseCount ?? 0) > 0) log.put('runs', id, String(row.caseCount));
    else log.remove('runs', id);
  };

  const put = (row: SubmissionRow, moment: Moment) => {
    const facts = getFacts();
    const former = sentRows.get(row.id);
    if (former !== undefined && judgementIdOf(former) !== judgementIdOf(row))
      removeJudgement(judgementIdOf(former));
    if (!isJudgementVisible(facts, row, moment)) removeJudgement(judgementIdOf(row));
    if (!isSubmissionVisible(facts, row, moment)) {
      log.remove('submissions', String(row.id));
    } else {
      const isKnown = log.find('submissions', String(row.id)) !== undefined;
      if (!isKnown || !isSent(former, row, textOf.submission)) log.put('submissions', String(row.id));
      if (isJudgementVisible(facts, row, moment)) putJudgement(row, former);
    }
    sentRows.set(row.id, row);
  };

  const remove = (id: number) => {
    const former = sentRows.get(id);
    if (former === undefined) return;
    removeJudgement(judgementIdOf(former));
    log.remove('submissions', String(id));
    sentRows.delete(id);
  };

  return {
    put,
    /** The submission as it is in the facts now. */
    refresh: (id: number, moment: Moment) => {
      const row = getFacts().submissions.get(id);
      if (row === undefined) remove(id);
      else put(row, moment);
    },
    removeMissing: () => {
      for (const id of sentRows.keys()) if (!getFacts().submissions.has(id)) remove(id);
    },
    /** All submissions were sent with the present start. */
    noteStart: () => {
      sentStartMs = getFacts().rules.startMs;
    },
    /** Undefined where it is not sent any more. */
    write: ({ type, id }: Pick<LogEntry, 'type' | 'id'>): string | undefined => {
      const row = sentRows.get(submissionNumberOf(id) ?? 0);
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
