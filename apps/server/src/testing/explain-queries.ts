/** Which plan PostgreSQL chooses for the queries that a piece of code really sends. */
import type { Database } from '@touchstone/database';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type pg from 'pg';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that `run` reads from end to end. It must send at least one query. */
export async function findScannedTables(
  { database, pool }: { database: Database; pool: pg.Pool },
  run: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await run(database.withPlugin(recorder));
  if (sent.length === 0) throw new Error('no query was sent');
  const plans = await Promise.all(sent.map((node) => explain({ database, pool }, node)));
  return plans.flatMap(scannedTables).toSorted();
}

async function explain({ database, pool }: { database: Database; pool: pg.Pool }, node: RootOperationNode) {
  const { sql, parameters } = database.getExecutor().compileQuery(node, { queryId: 'explain' });
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`EXPLAIN (FORMAT JSON) ${sql}`, [
    ...parameters,
  ]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('EXPLAIN answered no plan');
  return plan;
}

function scannedTables(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? 'unnamed'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

/**
 * Until every page of the table is known to be visible to all, as it is on a site that has run for a while. One round may not
 * do: PostgreSQL's own vacuum can be at work on the new rows at that moment.
 */
export async function vacuumWhole(pool: pg.Pool, table: string) {
  for (let round = 0; round < 50; round += 1) {
    await pool.query('VACUUM ANALYZE');
    const { rows } = await pool.query<{ isWhole: boolean }>(
      `SELECT relallvisible >= relpages AS "isWhole" FROM pg_class WHERE relname = $1`,
      [table],
    );
    if (rows[0]?.isWhole === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${table} could not be vacuumed whole`);
}
