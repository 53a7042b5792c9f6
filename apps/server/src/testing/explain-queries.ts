/** The plans that PostgreSQL chooses for the statements that a piece of code sends. */
import { createDatabase, type Database } from '@touchstone/database';
import type pg from 'pg';

export interface Plan {
  /**
   * Tables with a sequential scan. Tables that fit on one page are left out, because any plan reads them
   * whole.
   */
  scanned: string[];
  /** Indexes that are used. */
  indexes: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Statement {
  /** Only of prepared statements. */
  name?: string;
  text: string;
  values?: unknown[];
}

/** The plans of all statements that `run` sends. It must send at least one. */
export async function explainQueries(
  pool: pg.Pool,
  run: (database: Database) => Promise<unknown>,
): Promise<Plan> {
  const sent: Statement[] = [];
  await run(createDatabase(recordStatements(pool, sent)));
  if (sent.length === 0) throw new Error('no statement was sent');
  const nodes: PlanNode[] = [];
  for (const statement of sent) nodes.push(...flatten(await explain(pool, statement)));
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Seq Scan'));
  const large = await listLargeTables(pool);
  return {
    scanned: unique(scans.map((node) => node['Relation Name'] ?? 'unnamed')).filter((name) =>
      large.has(name),
    ),
    indexes: unique(nodes.flatMap((node) => node['Index Name'] ?? [])),
  };
}

export const findScannedTables = async (
  { pool }: { pool: pg.Pool },
  run: (database: Database) => Promise<unknown>,
): Promise<string[]> => (await explainQueries(pool, run)).scanned;

const unique = (names: string[]) => [...new Set(names)].toSorted();

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** A pool whose clients record their statements. */
function recordStatements(pool: pg.Pool, sent: Statement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = (statement: Statement, callback: (error: Error, result: pg.QueryResult) => void) => {
      sent.push(statement);
      client.query(statement, callback);
    };
    return {
      query,
      release: (isDiscarded?: boolean) => {
        client.release(isDiscarded);
      },
    };
  };
  // The database uses no more than this of a pool.
  return { options: pool.options, connect, end: () => pool.end() } as unknown as pg.Pool;
}

/** A prepared statement has one plan for all values; any other is planned for its values. */
async function explain(pool: pg.Pool, { name, text, values }: Statement): Promise<PlanNode> {
  const explained = name === undefined ? 'EXPLAIN (FORMAT JSON)' : 'EXPLAIN (GENERIC_PLAN, FORMAT JSON)';
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `${explained} ${text}`,
    name === undefined ? values : undefined,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('EXPLAIN returned no plan');
  return plan;
}

async function listLargeTables(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpages > 1`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Vacuums until every page of the table is marked as all-visible, as on a site that has run for a while. One
 * round may not be enough: autovacuum can be working on the new rows at that moment.
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
  throw new Error(`${table} could not be vacuumed completely`);
}
