import {
  describeJudgingChange,
  type JudgedBy,
  type JudgingChange,
} from '@touchstone/rules/problem-form-change';
import type { Queryable } from '@touchstone/database';
import { setJudgingChange, type StoredProblem } from './problem-content.repository.ts';
import type { StoredCase } from '../../problems/index.ts';
import type { ProblemRecord } from './problem-record.ts';

/** The settings and cases that decide verdicts, for comparison. */
const judgedByOf = (record: ProblemRecord, cases: readonly StoredCase[]): JudgedBy => ({
  ...record,
  cases: cases.map(({ inputSha256, answerSha256, score, groupNumber }) => ({
    content: `${inputSha256} ${answerSha256}`,
    score,
    group: groupNumber,
  })),
});

interface Compared {
  record: ProblemRecord;
  cases: readonly StoredCase[];
}

/** Stores what changed for judging with the problem. Returns undefined when nothing changed. */
export async function recordJudgingChange(
  transaction: Queryable,
  stored: Pick<StoredProblem, 'id' | 'judgingChange'>,
  { before, after, now }: { before: Compared; after: Compared; now: Date },
): Promise<JudgingChange | undefined> {
  const change = describeJudgingChange(
    judgedByOf(before.record, before.cases),
    judgedByOf(after.record, after.cases),
  );
  if (change === undefined) return undefined;
  // This function is the only writer of the column.
  const earlier = stored.judgingChange as unknown as JudgingChange | null;
  await setJudgingChange(transaction, stored.id, {
    judgingChange: JSON.stringify(addChanges(earlier, change)),
    judgingChangedAt: now,
  });
  return change;
}

/** Several saves may precede a rejudge, so their changes accumulate. */
function addChanges(earlier: JudgingChange | null, later: JudgingChange): JudgingChange {
  if (earlier === null) return later;
  return {
    aspects: [...new Set([...earlier.aspects, ...later.aspects])],
    cases: {
      added: earlier.cases.added + later.cases.added,
      removed: earlier.cases.removed + later.cases.removed,
      changed: earlier.cases.changed + later.cases.changed,
    },
  };
}
