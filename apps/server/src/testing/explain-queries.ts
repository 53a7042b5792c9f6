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
