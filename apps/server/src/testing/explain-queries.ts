/** Which plan PostgreSQL chooses for the statements that a piece of code really sends. */
import { createDatabase, type Database } from '@touchstone/database';
import type pg from 'pg';

export interface Plan {
  /** Tables that are read from end to end. What fits on one page is read at once by any plan, and left out. */
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
  /** Of what is prepared. */
  name?: string;
  text: string;
  values?: unknown[];
}

/** The plans of all that `run` sends, together. It must send at least one statement. */
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

/** The pool, with clients that note what they are asked. */
function recordStatements(pool: pg.Pool, sent: Statement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = (statement: Statement) => {
      sent.push(statement);
      return client.query(statement);
    };
    return {
      query,
      release: (isDiscarded?: boolean) => {
        client.release(isDiscarded);
      },
    };
  };
  // Of a pool the database uses no more than this.
  return { options: pool.options, connect, end: () => pool.end() } as unknown as pg.Pool;
}

/** What is prepared has one plan for all values; anything else is planned for those that it has. */
async function explain(pool: pg.Pool, { name, text, values }: Statement): Promise<PlanNode> {
  const explained = name === undefined ? 'EXPLAIN (FORMAT JSON)' : 'EXPLAIN (GENERIC_PLAN, FORMAT JSON)';
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `${explained} ${text}`,
    name === undefined ? values : undefined,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('EXPLAIN answered no plan');
  return plan;
}

async function listLargeTables(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpages > 1`,
  );
  return new Set(rows.map(({ name }) => name));
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
