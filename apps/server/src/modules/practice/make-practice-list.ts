import { composePractice, type PracticeCandidate } from '@touchstone/rules/practice/compose-practice';
import { choosePracticeLevel, toPracticeLevel } from '@touchstone/rules/practice/practice-level';
import { inTransaction } from '@touchstone/database';
import { randomInt } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadOwnProblems, ownStatusOf, type OwnProblems } from '../problems/index.ts';
import {
  findPracticeList,
  insertPracticeList,
  listPracticeRows,
  listStoredPicks,
  type PracticeRow,
} from './practice.repository.ts';

interface PracticeChoice {
  tagIds: readonly number[];
  difficulty?: number | undefined;
  size: number;
}

const seedMaximum = 2_147_483_647;

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function makePracticeList(
  { database, clock }: Parts,
  { userId, choice }: { userId: string; choice: PracticeChoice },
): Promise<void> {
  const { tagIds, difficulty, size } = choice;
  const [rows, own, before] = await Promise.all([
    listPracticeRows(database, tagIds),
    loadOwnProblems(database, userId),
    findPracticeList(database, userId),
  ]);
  const candidates = rows.map((row) => toCandidate(row, own));
  const level =
    difficulty === undefined
      ? choosePracticeLevel(
          candidates.filter(({ status }) => status === 'solved').map((candidate) => candidate.difficulty),
        )
      : toPracticeLevel(difficulty);
  const recent = before === undefined ? [] : await listStoredPicks(database, before.id);
  const picks = composePractice(candidates, {
    level,
    size,
    seed: randomInt(seedMaximum),
    recentIds: new Set(recent.map(({ problemId }) => problemId)),
  });
  if (picks.length === 0) throw callError('practiceTopicEmpty');
  await inTransaction(database, (transaction) =>
    insertPracticeList(transaction, {
      userId,
      tagIds,
      chosenDifficulty: difficulty ?? null,
      difficulty: level,
      size,
      picks: picks.map(({ id, reason }) => ({ problemId: id, reason })),
      now: clock(),
    }),
  );
}

const toCandidate = (row: PracticeRow, own: OwnProblems): PracticeCandidate => ({
  id: row.id,
  difficulty: row.difficulty,
  acceptRate: row.acceptRate,
  tagIds: row.tagIds === null ? [] : row.tagIds.split(',').map(Number),
  status: ownStatusOf(own, row.id),
});
