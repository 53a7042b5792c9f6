/**
 * The cost of one verdict for the progress in a training, in groups of different sizes: the server's own transaction on a real
 * database.
 */
import { statuses } from '@touchstone/contract';
import { inTransaction, sql, type Database } from '@touchstone/database';
import { changeSubmission } from '../../../apps/server/src/modules/submissions/index.ts';
import { seedGroup } from '../../seed/seed-group.ts';
import { allowAtMost } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Report } from '../report.ts';
import { median } from '../statistics.ts';

const smallestSize = 100;
const problems = 60;
const largestRatio = 2;

const fullAmounts = { sizes: [smallestSize, 1_000, 10_000], submissionsOfMember: 20, verdicts: 400 };
const quickAmounts = { sizes: [smallestSize, 1_000], submissionsOfMember: 5, verdicts: 100 };

interface ProgressBench {
  readonly database: Database;
  readonly report: Report;
  readonly effort: Effort;
}

export async function measureProgressUpdates({ database, report, effort }: ProgressBench): Promise<void> {
  const amounts = effort.choose({ full: fullAmounts, quick: quickAmounts });
  let smallest: number | undefined;
  for (const members of amounts.sizes) {
    const size = members.toLocaleString('en-US');
    report.step(`verdicts of ${size} members`);
    const value = await measureVerdicts(database, members, amounts);
    smallest ??= value;
    const budget = {
      limit: largestRatio,
      text: `<= ${String(largestRatio)} × that of ${String(smallestSize)}`,
    };
    report.add({
      name: `one verdict with its progress, ${size} members`,
      value,
      unit: 'ms',
      baseline: smallest,
      ratio: value / smallest,
      ...allowAtMost(value / smallest, budget, effort),
    });
  }
}

async function measureVerdicts(
  database: Database,
  members: number,
  { submissionsOfMember, verdicts }: typeof fullAmounts,
): Promise<number> {
  const { groupId } = await seedGroup(database, {
    members,
    problems,
    submissions: members * submissionsOfMember,
    now: new Date(),
    seed: 2,
  });
  const submissions = await database
    .selectFrom('submission')
    .select('id')
    .where('groupId', '=', groupId)
    .orderBy(sql`md5(id::text)`)
    .limit(verdicts)
    .execute();
  const times: number[] = [];
  for (const [index, { id }] of submissions.entries()) {
    const status = index % 2 === 0 ? statuses.accepted : statuses.wrongAnswer;
    const startedAt = performance.now();
    await inTransaction(database, (transaction) =>
      changeSubmission(transaction, id, { status, updatedAt: new Date() }),
    );
    times.push(performance.now() - startedAt);
  }
  // The first ones run without prepared statements.
  return median(times.slice(verdicts / 4));
}
