/**
 * Moving in from HOJ: a generated site in MariaDB, moved by the command into an empty site. Rate: the rows of all tables per
 * second, from the start of the process to its end, with hashing of passwords and recounting. Memory: the peak of the process.
 *
 * `BENCH_MIGRATION_SIZE=0.1` moves a tenth of the usual number of rows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@touchstone/database/embedded';
import { listChildren, loadPeakMemoryBytes } from '@touchstone/process-table';
import { hashOverMd5 } from '@touchstone/server/password-hashes';
import { startMariadb } from '@touchstone/site-migration/testing/mariadb';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { allowAtLeast, allowAtMost, noBudget } from '../budgets.ts';
import { mariadb } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import { generateHoj } from './generate-hoj.ts';

const wanted = { rowsPerSecond: 5000, peakMebibytes: 512 } as const;

export const migrationPart: BenchPart = {
  name: 'migration',
  needs: [mariadb],
  run: async (report, effort) => {
    const scale = Number(process.env['BENCH_MIGRATION_SIZE'] ?? effort.choose({ full: 1, quick: 0.002 }));
    const size = { users: Math.round(100_000 * scale), submissions: Math.round(2_000_000 * scale) };
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-migration-'));
    const source = await startMariadb();
    const target = await startEmbeddedPostgres({ dataDirectory: join(folder, 'data') });
    try {
      report.step(`generating ${String(size.users)} users and ${String(size.submissions)} submissions`);
      const { url, connection } = await source.createDatabase('hoj');
      await generateHoj(connection, size);
      await connection.end();
      const hashingSeconds = measureHashingSeconds(size.users);
      report.step('moving in');
      const startedAt = performance.now();
      const peakMebibytes = await runMigrate(url, { folder, connectionString: target.connectionString });
      const seconds = (performance.now() - startedAt) / 1000;
      const { rows, hashes, steps } = await loadFigures(target.connectionString);
      const rate = rows / seconds;
      const what = `${String(size.users)} users and ${String(size.submissions)} submissions`;
      report.add({
        name: `rows moved in per second, ${what}`,
        value: rate,
        unit: '1/s',
        baseline: wanted.rowsPerSecond,
        ratio: rate / wanted.rowsPerSecond,
        ...allowAtLeast(
          rate,
          { limit: wanted.rowsPerSecond, text: `>= ${String(wanted.rowsPerSecond)}` },
          effort,
        ),
      });
      for (const { name, seconds: stepSeconds, rowsRead } of steps.filter((step) => step.rowsRead >= 1000))
        report.add({
          name: `rows of ${name} per second, beside the hashing`,
          value: rowsRead / stepSeconds,
          unit: '1/s',
          baseline: null,
          ratio: null,
          ...noBudget,
        });
      report.add({
        name: 'seconds from start to end; baseline: hashing alone',
        value: seconds,
        unit: 's',
        baseline: hashingSeconds,
        ratio: seconds / hashingSeconds,
        ...noBudget,
      });
      report.add({
        name: 'passwords hashed meanwhile',
        value: hashes,
        unit: '',
        baseline: size.users,
        ratio: hashes / size.users,
        ...noBudget,
      });
      report.add({
        name: 'peak memory of the command',
        value: peakMebibytes,
        unit: 'MiB',
        baseline: wanted.peakMebibytes,
        ratio: peakMebibytes / wanted.peakMebibytes,
        ...allowAtMost(
          peakMebibytes,
          { limit: wanted.peakMebibytes, text: `<= ${String(wanted.peakMebibytes)}` },
          { tolerance: 1 },
        ),
      });
    } finally {
      await target.stop();
      await source.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** What the hashes of all passwords take on all cores if nothing else runs. */
function measureHashingSeconds(users: number): number {
  const rounds = 20;
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) hashOverMd5('0'.repeat(32));
  return ((performance.now() - startedAt) / 1000 / rounds / availableParallelism()) * users;
}

/** Returns the peak memory. */
async function runMigrate(
  url: string,
  { folder, connectionString }: { folder: string; connectionString: string },
): Promise<number> {
  const program = join(repositoryRoot, 'apps', 'cli', 'bin', 'touchstone.mjs');
  const child = spawn(process.execPath, [program, 'migrate', 'hoj', '--database', url], {
    env: { ...process.env, DATA_DIR: join(folder, 'site'), DATABASE_URL: connectionString },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  // The program starts another Node, with its own flags. The system forgets the peak when the process ends.
  const timer = setInterval(() => {
    const peaks = listChildren(child.pid ?? 0).map((pid) => loadPeakMemoryBytes(pid) ?? 0);
    peak = Math.max(peak, ...peaks);
  }, 200);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`touchstone migrate ended with ${String(code)}`);
  return peak / 1024 / 1024;
}

interface Figures {
  readonly rows: number;
  readonly hashes: number;
  readonly steps: readonly { readonly name: string; readonly rowsRead: number; readonly seconds: number }[];
}

/** The steps run one after another, except the passwords: a step begins when the one before it ends. */
async function loadFigures(connectionString: string): Promise<Figures> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: steps } = await client.query<{ name: string; rowsRead: string; seconds: number }>(
      `SELECT name, rows_read AS "rowsRead", extract(epoch FROM step.updated_at - coalesce(
         lag(step.updated_at) OVER (ORDER BY position), started_at))::float AS seconds
       FROM site_migration_step AS step JOIN site_migration USING (source)
       WHERE name NOT LIKE '%(passwords)' ORDER BY position`,
    );
    const { rows: hashed } = await client.query<{ hashes: string }>(
      `SELECT count(*) AS hashes FROM user_account WHERE password_hash LIKE 'md5%'`,
    );
    return {
      rows: steps.reduce((sum, { rowsRead }) => sum + Number(rowsRead), 0),
      hashes: Number(hashed[0]?.hashes ?? 0),
      steps: steps.map((step) => ({ ...step, rowsRead: Number(step.rowsRead) })),
    };
  } finally {
    await client.end();
  }
}
