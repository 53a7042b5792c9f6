import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Selectable } from 'kysely';
import { offsetOf, type PageRequest } from '../../../../platform/page-request.ts';

export interface NewImport {
  vendor: RemotePrefix;
  userId: string;
  request: string;
  trainingId: number | null;
  contestId: number | null;
  now: Date;
  remoteIds: readonly string[];
}

export async function insertImport(
  transaction: Queryable,
  { now, remoteIds, ...row }: NewImport,
): Promise<number> {
  const { id } = await transaction
    .insertInto('remoteImport')
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('remoteImportItem')
    .values(remoteIds.map((remoteId, position) => ({ importId: id, position, remoteId, updatedAt: now })))
    .execute();
  return id;
}

type ImportRow = Omit<Selectable<Tables['remoteImport']>, 'vendor'> & { vendor: RemotePrefix };

/** Locks the import until the transaction ends. */
export const lockImport = (transaction: Queryable, id: number): Promise<ImportRow | undefined> =>
  transaction
    .selectFrom('remoteImport')
    .selectAll()
    // `insertImport` is the only writer.
    .$narrowType<{ vendor: RemotePrefix }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type State = ImportRow['state'];

export async function setImportState(
  transaction: Queryable,
  id: number,
  { state, now }: { state: State; now: Date },
) {
  const isOver = state === 'finished' || state === 'cancelled';
  await transaction
    .updateTable('remoteImport')
    .set({ state, updatedAt: now, finishedAt: isOver ? now : null })
    .where('id', '=', id)
    .execute();
}

/** The first that is not done. One that is running was left by a job that died. */
export const findNextItem = (transaction: Queryable, importId: number) =>
  transaction
    .selectFrom('remoteImportItem')
    .select(['position', 'remoteId', 'problemId', 'state'])
    .where('importId', '=', importId)
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

export type NextItem = NonNullable<Awaited<ReturnType<typeof findNextItem>>>;

export const findItem = (
  transaction: Queryable,
  { importId, position }: { importId: number; position: number },
) =>
  transaction
    .selectFrom('remoteImportItem')
    .select('problemId')
    .where('importId', '=', importId)
    .where('position', '=', position)
    .executeTakeFirst();

export interface ItemChange {
  state: Selectable<Tables['remoteImportItem']>['state'];
  problemId?: number | null;
  errorCode?: string | null;
  errorDetail?: string | null;
  updatedAt: Date;
}

/** Returns false if the item has another state by now. */
export async function changeItem(
  transaction: Queryable,
  { importId, position, from }: { importId: number; position: number; from: readonly ItemChange['state'][] },
  change: ItemChange,
): Promise<boolean> {
  const row = await transaction
    .updateTable('remoteImportItem')
    .set(change)
    .where('importId', '=', importId)
    .where('position', '=', position)
    .where('state', 'in', from)
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how many items changed. */
export async function changeItems(
  transaction: Queryable,
  importId: number,
  { from, ...change }: ItemChange & { from: readonly ItemChange['state'][] },
): Promise<number> {
  const rows = await transaction
    .updateTable('remoteImportItem')
    .set(change)
    .where('importId', '=', importId)
    .where('state', 'in', from)
    .returning('position')
    .execute();
  return rows.length;
}

/** The account that runs an import, with its current role. */
export const findImporter = (database: Queryable, userId: string) =>
  database
    .selectFrom('userAccount')
    .select(['id', 'username', 'roleCode', 'isBanned'])
    .where('id', '=', userId)
    .executeTakeFirst();

const selectImports = (database: Queryable) =>
  database
    .selectFrom('remoteImport')
    .innerJoin('userAccount', 'userAccount.id', 'remoteImport.userId')
    .leftJoin('training', 'training.id', 'remoteImport.trainingId')
    .leftJoin('contest', 'contest.id', 'remoteImport.contestId')
    .innerJoinLateral(
      (counts) =>
        counts
          .selectFrom('remoteImportItem')
          .select([
            sql<number>`count(*)`.as('total'),
            sql<number>`count(*) FILTER (WHERE state = 'imported')`.as('imported'),
            sql<number>`count(*) FILTER (WHERE state = 'present')`.as('present'),
            sql<number>`count(*) FILTER (WHERE state = 'failed')`.as('failed'),
            sql<number>`count(*) FILTER (WHERE state = 'cancelled')`.as('cancelled'),
          ])
          .whereRef('remoteImportItem.importId', '=', 'remoteImport.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['remoteImport.id', 'remoteImport.vendor', 'remoteImport.userId', 'remoteImport.request'])
    .select(['remoteImport.state', 'remoteImport.trainingId', 'remoteImport.contestId'])
    .select(['remoteImport.createdAt', 'remoteImport.finishedAt', 'userAccount.username'])
    .select(['training.title as trainingTitle', 'contest.title as contestTitle'])
    .select(['counts.total', 'counts.imported', 'counts.present', 'counts.failed', 'counts.cancelled'])
    .$narrowType<{ vendor: RemotePrefix }>();

/** Of one user, or all. */
export async function listImports(
  database: Queryable,
  userId: string | undefined,
  page: PageRequest,
): Promise<{ rows: ImportSummaryRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectImports(database)
      .$if(userId !== undefined, (query) => query.where('remoteImport.userId', '=', userId ?? ''))
      .orderBy('remoteImport.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    database
      .selectFrom('remoteImport')
      .select(sql<number>`count(*)`.as('total'))
      .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const findImport = (database: Queryable, id: number) =>
  selectImports(database).where('remoteImport.id', '=', id).executeTakeFirst();

export type ImportSummaryRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const listItems = (database: Queryable, importId: number) =>
  database
    .selectFrom('remoteImportItem')
    .leftJoin('problem', 'problem.id', 'remoteImportItem.problemId')
    .select(['remoteImportItem.position', 'remoteImportItem.remoteId', 'remoteImportItem.state'])
    .select(['remoteImportItem.problemId', 'remoteImportItem.errorCode', 'remoteImportItem.errorDetail'])
    .select(['problem.displayId', 'problem.title'])
    .where('importId', '=', importId)
    .orderBy('position')
    .execute();

export type ImportItemRow = Awaited<ReturnType<typeof listItems>>[number];
