/**
 * Rows of a rank or matrix with their cells. A row is kept, and its JSON with it, while its participant and the problems are the
 * same objects (`load-participants.ts`, `load-problems.ts`). Concurrent requests share the query for missing cells.
 */
import { createBatchLoader, type Queryable } from '@touchstone/database';
import { memoizeSerialized } from '../../../platform/http/response-serializer.ts';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { ShownProblem } from '../training-problems.repository.ts';
import type { Participant } from './load-participants.ts';
import { listCells, type CellRow } from './participants.repository.ts';

/** A row of a matrix with sixty problems takes about 20 kB. */
const maxRows = 3000;

interface WantedRows {
  trainingId: number;
  participants: readonly Participant[];
  problems: readonly ShownProblem[];
  /** Rows of different variants of one participant differ. */
  variant: string;
}

interface KnownRow<Row> {
  participant: Participant;
  problems: readonly ShownProblem[];
  row: Row;
}

const loadCells = createBatchLoader(async (database, keys: string[]) => {
  const wanted = keys.map((key) => {
    const [trainingId, userId = ''] = key.split(' ');
    return { trainingId: Number(trainingId), userId };
  });
  const found = new Map<string, CellRow[]>(keys.map((key) => [key, []]));
  for (const [trainingId, users] of Map.groupBy(wanted, (one) => one.trainingId)) {
    const cells = await listCells(database, { trainingId, userIds: users.map(({ userId }) => userId) });
    for (const cell of cells) found.get(`${String(trainingId)} ${cell.userId}`)?.push(cell);
  }
  return found;
});

export function createRowLoader<Row extends object>(
  present: (
    participant: Participant,
    cells: readonly CellRow[],
    wanted: Pick<WantedRows, 'problems' | 'variant'>,
  ) => Row,
) {
  const known = createLruCache<string, KnownRow<Row>>(maxRows);
  return (database: Queryable, { trainingId, participants, problems, variant }: WantedRows): Promise<Row[]> =>
    Promise.all(
      participants.map(async (participant) => {
        const key = `${String(trainingId)} ${participant.id} ${variant}`;
        const before = known.get(key);
        if (before?.participant === participant && before.problems === problems) return before.row;
        const cells = (await loadCells(database, `${String(trainingId)} ${participant.id}`)) ?? [];
        const row = memoizeSerialized(present(participant, cells, { problems, variant }));
        known.set(key, { participant, problems, row });
        return row;
      }),
    );
}
