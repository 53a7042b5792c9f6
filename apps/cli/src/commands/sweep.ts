import { parseArgs } from 'node:util';
import { createClient } from '@touchstone/database';
import { printLine } from '@touchstone/site-setup/console';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import type { Command } from '../command.ts';
import { openDatabase } from '../open-database.ts';

interface Sweep {
  outcome: 'done' | 'foreign' | 'asks';
  sweptAt: Date;
  totalFiles: string;
  unreferencedFiles: string;
}

export const sweepCommand: Command = {
  name: 'sweep',
  summary: 'show what the nightly removal of unreferenced files found, and confirm a large one',
  help: `
Usage: touchstone sweep [--confirm]

Every night the site removes files that its database does not reference. If that is a large share of them, or the store carries the
mark of another database (another site on the same folder or bucket, a restored copy, a test cluster), it removes nothing and asks.

With --confirm the next sweep removes at most as many files as are shown, and the store gets the mark of this database. This
holds for a day. Files that another site on the same store uses are lost to it.

Environment: DATA_DIR (./data), DATABASE_URL.`,
  run: runSweep,
};

async function runSweep(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { confirm: { type: 'boolean', default: false } } });
  const database = await openDatabase(readConfiguration(process.env), { mayCreate: false });
  const client = createClient({
    connectionString: database.connectionString,
    application_name: 'touchstone-sweep',
  });
  try {
    await client.connect();
    const { rows } = await client.query<Sweep>(
      `SELECT outcome, swept_at AS "sweptAt", total_files AS "totalFiles", unreferenced_files AS "unreferencedFiles"
       FROM content_sweep`,
    );
    const [sweep] = rows;
    if (sweep === undefined) {
      printLine('No sweep has run yet.');
      return 0;
    }
    printLine(describe(sweep));
    if (!values.confirm || sweep.outcome === 'done') return sweep.outcome === 'done' ? 0 : 1;
    await client.query(
      `UPDATE content_sweep SET confirmed_files = unreferenced_files, confirmed_at = now() WHERE outcome <> 'done'`,
    );
    printLine('Confirmed: the next sweep removes them.');
    return 0;
  } finally {
    await client.end();
    await database.close();
  }
}

function describe({ outcome, sweptAt, totalFiles, unreferencedFiles }: Sweep): string {
  const found = `${sweptAt.toISOString()}: ${unreferencedFiles} of ${totalFiles} files are not referenced`;
  switch (outcome) {
    case 'done':
      return `${found}. They were removed.`;
    case 'foreign':
      return `${found}. Nothing was removed: the store carries the mark of another database.`;
    case 'asks':
      return `${found}. Nothing was removed: that is a large share.`;
    default:
      return outcome satisfies never;
  }
}
