import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@touchstone/database';
import { createFileStore } from '@touchstone/server/storage';
import { parseOffset } from '@touchstone/site-migration/fields';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { openHoj } from '../migrate/hoj-site.ts';
import { leftBehindByHydro } from '../migrate/hydro/hydro-archive.ts';
import { migrateHydro } from '../migrate/hydro/migrate-hydro.ts';
import { leftBehind } from '@touchstone/site-migration/qduoj/qduoj-steps';
import { openQduoj } from '../migrate/qduoj-site.ts';
import { migrateSite, type MigrateInput, type SourceSite } from '../migrate/migrate-site.ts';
import { readFindings, type KeyedFinding, type SourceName, type StepProgress } from '../migrate/progress.ts';
import type { MigrationResult } from '../migrate/run-migration.ts';
import { checkParity } from '../migrate/parity/check-parity.ts';
import { chooseJudgeCache } from '../migrate/parity/judge-cache.ts';
import { describeParity, showParity } from '../migrate/parity/show-parity.ts';
import { findingLine, showFindings, showSteps } from '../migrate/show-report.ts';
import { openDatabase } from '../open-database.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'move another judge into an empty site',
  help: `
Usage: touchstone migrate hoj --database ADDRESS --files FOLDER [--dry-run] [--report FILE] [--time-zone +08:00]
       touchstone migrate qduoj --database postgres://… --files FOLDER [--dry-run] [--report FILE]
       touchstone migrate hydro EXPORT.zip [--visibility public] [--dry-run] [--report FILE]
       touchstone migrate hoj --database ADDRESS --parity [--sample N | --all]

Moves a HOJ site into an empty Touchstone site, with its ids, addresses and passwords. From QDUOJ it moves accounts without
passwords, problems, contests, submissions and announcements. An export of Hydro has problems only. See docs/migration.md.

  --database ADDRESS  mysql://user:password@host:3306/hoj, or the path of a dump of mysqldump
  --files FOLDER      HOJ's folder with file/ and testcase/ (usually /hoj)
  --dry-run           reads everything, writes nothing, and reports
  --report FILE       writes every row that is broken or was changed, as tab-separated values
  --parity            after the migration: judges submissions again and compares verdicts and scoreboards; changes nothing
  --sample N          how many accepted and how many rejected submissions to judge (100); --all judges all of them
  --time-zone OFFSET  the time zone of the dates in the database; +08:00 if absent
  --visibility WORD   of the problems of Hydro, whose export does not say it: public, or private if absent

Stop HOJ first. A run that was interrupted continues where it stopped; a finished one is only reported again.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runMigrate,
};

const usage = 'Usage: touchstone migrate hoj --database ADDRESS --files FOLDER [--dry-run]';

async function runMigrate(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      files: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      parity: { type: 'boolean', default: false },
      sample: { type: 'string', default: '100' },
      all: { type: 'boolean', default: false },
      'time-zone': { type: 'string', default: '+08:00' },
      visibility: { type: 'string', default: 'private' },
    },
  });
  const [source, path, ...rest] = positionals;
  if (source === 'hydro') return runHydro(path, rest, values);
  if (source === undefined || path !== undefined || values.database === undefined)
    throw new UsageError(usage);
  const offsetMinutes = parseOffset(values['time-zone']);
  if (offsetMinutes === undefined) throw new UsageError('--time-zone takes an offset such as +08:00.');
  const site = openSource(source, values.database);
  const isDryRun = values['dry-run'];
  const report = values.report === undefined ? undefined : resolve(values.report);
  const files = values.files === undefined ? undefined : resolve(values.files);
  if (values.parity && source !== 'hoj') throw new UsageError('--parity compares with HOJ only.');
  if (values.parity) return compare(site, values.all ? undefined : parseSample(values.sample));
  const move: Move = ({ connectionString, fileStore, ...reporting }) =>
    migrateSite({ connectionString, site, filesFolder: files, fileStore, offsetMinutes, ...reporting });
  return migrate(move, { source: site.name, isDryRun, report });
}

function runHydro(
  path: string | undefined,
  rest: readonly string[],
  { visibility, report, ...values }: { visibility: string; report?: string | undefined; 'dry-run': boolean },
): Promise<number> {
  if (path === undefined || rest.length > 0)
    throw new UsageError('Usage: touchstone migrate hydro EXPORT.zip [--visibility public] [--dry-run]');
  if (visibility !== 'public' && visibility !== 'private')
    throw new UsageError('--visibility takes public or private.');
  const move: Move = (input) => migrateHydro({ ...input, path: resolve(path), visibility });
  return migrate(move, {
    source: 'hydro',
    isDryRun: values['dry-run'],
    report: report === undefined ? undefined : resolve(report),
  });
}

function openSource(source: string, address: string): SourceSite {
  if (source === 'hoj') return openHoj(address);
  if (source === 'qduoj') return openQduoj(address);
  throw new UsageError(usage);
}

function parseSample(text: string): number {
  const size = Number(text);
  if (!Number.isSafeInteger(size) || size < 1)
    throw new UsageError('--sample takes a number of submissions.');
  return size;
}

async function compare(site: SourceSite, size: number | undefined): Promise<number> {
  const configuration = readConfiguration(process.env);
  const step = beginStep('parity', 'opening the database');
  const database = await openDatabase(configuration, { mayCreate: false });
  try {
    const report = await checkParity({
      connectionString: database.connectionString,
      site,
      fileStore: createFileStore(configuration),
      cacheFolder: await chooseJudgeCache(configuration),
      size,
      onProgress: step.update,
    });
    step.done(describeParity(report));
    showParity(report);
    return report.differences.length + report.differingBoards === 0 ? 0 : 1;
  } catch (error) {
    step.failed('not compared');
    throw error;
  } finally {
    await database.close();
  }
}

/** Moves a source that is known, into the database. */
type Move = (
  input: Pick<MigrateInput, 'connectionString' | 'isDryRun' | 'onProgress' | 'onFinding'> & {
    readonly fileStore: ReturnType<typeof createFileStore>;
  },
) => Promise<MigrationResult>;

interface Request {
  readonly source: SourceName;
  readonly isDryRun: boolean;
  readonly report: string | undefined;
}

async function migrate(move: Move, { source, isDryRun, report }: Request): Promise<number> {
  const configuration = readConfiguration(process.env);
  const step = beginStep('migrate', 'opening the database');
  const database = await openDatabase(configuration, { mayCreate: !isDryRun });
  const dryFindings: KeyedFinding[] = [];
  try {
    const result = await move({
      connectionString: database.connectionString,
      fileStore: createFileStore(configuration),
      isDryRun,
      onProgress: (progress) => step.update(describeProgress(progress)),
      onFinding: (finding) => {
        if (isDryRun) dryFindings.push(finding);
      },
    });
    step.done(conclude(result, isDryRun));
    showSteps(result.steps);
    const list = () =>
      isDryRun ? Promise.resolve(fromList(dryFindings)) : openFindings(database.connectionString, source);
    await showFindings(await list());
    if (report !== undefined) await writeReport(report, await list());
    for (const one of leftBehindBy[source]) printStep('!', 'left behind', one);
    if (database.isShared && !isDryRun)
      printStep('!', 'restart', 'servers that were running remember other data: restart them');
    return 0;
  } catch (error) {
    step.failed('not finished; run it again to continue');
    throw error;
  } finally {
    await database.close();
  }
}

/** What a source has and the migration leaves behind. HOJ: docs/migration.md. */
const leftBehindBy: Readonly<Record<SourceName, readonly string[]>> = {
  hoj: [],
  qduoj: leftBehind,
  hydro: leftBehindByHydro,
};

const describeProgress = ({ name, read, total }: StepProgress): string =>
  `${name}: ${String(read)} of ${String(total)} rows`;

function conclude({ steps, wasFinished }: MigrationResult, isDryRun: boolean): string {
  const moved = steps.reduce((sum, step) => sum + step.moved, 0);
  const broken = steps.reduce((sum, step) => sum + step.broken, 0);
  const figures = `${String(moved)} rows, ${String(broken)} broken`;
  if (wasFinished) return `this site has moved in already: ${figures}. Nothing was changed`;
  return isDryRun ? `dry run: ${figures}. Nothing was changed` : `moved in: ${figures}`;
}

async function* fromList<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

async function* openFindings(connectionString: string, source: SourceName): AsyncGenerator<KeyedFinding> {
  const client = createClient({ connectionString });
  await client.connect();
  try {
    yield* readFindings(client, source);
  } finally {
    await client.end();
  }
}

async function writeReport(path: string, findings: AsyncIterable<KeyedFinding>): Promise<void> {
  const file = createWriteStream(path);
  for await (const finding of findings) file.write(findingLine(finding));
  file.end();
  await finished(file);
  printStep('✓', 'report', path);
}
