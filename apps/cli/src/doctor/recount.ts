/** `doctor --recount`: compares all counters with the rows they count. */
import { createDatabase, createPool } from '@touchstone/database';
import { repairCounters, checkCounters, type Recount } from '@touchstone/server/counters';
import { printLine } from '@touchstone/site-setup/console';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { openDatabase } from '../open-database.ts';

const titles: Readonly<Record<keyof Recount, string>> = {
  results: 'results of problems',
  marks: 'solved problems',
  statistics: 'figures of users',
};

/** The order of the counters of a user. */
const statisticsNote = '(ranked, solved, public submissions, submissions, points)';

/** Returns whether the counters are right now. */
export async function recountCounters(
  configuration: Configuration,
  { isMending }: { readonly isMending: boolean },
): Promise<boolean> {
  const opened = await openDatabase(configuration, { mayCreate: false });
  try {
    const found = await askOnce(opened.connectionString, isMending ? repairCounters : checkCounters);
    const wrong = report(found, isMending);
    return wrong === 0 || isMending;
  } finally {
    await opened.close();
  }
}

type Recounting = typeof checkCounters;

async function askOnce(connectionString: string, recount: Recounting): Promise<Recount> {
  const pool = createPool(connectionString, 1);
  try {
    const { rows } = await pool.query<{ table: string | null }>(
      `SELECT to_regclass('user_statistic')::text AS table`,
    );
    if (rows[0]?.table == null)
      throw new UsageError('This database has no counters yet: start the site once.');
    return await recount(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

function report(found: Recount, isMending: boolean): number {
  let wrong = 0;
  for (const [counter, title] of Object.entries(titles) as [keyof Recount, string][]) {
    const { total, examples } = found[counter];
    wrong += total;
    const note = counter === 'statistics' && total > 0 ? ` ${statisticsNote}` : '';
    printLine(total === 0 ? `✓ ${title}` : `✗ ${title}: ${String(total)} wrong${note}`);
    for (const { subject, kept, counted } of examples)
      printLine(printable(`    ${subject}: kept ${kept}, counted ${counted}`));
    if (total > examples.length) printLine(`    … and ${String(total - examples.length)} more`);
  }
  printLine(conclude(wrong, isMending));
  return wrong;
}

function conclude(wrong: number, isMending: boolean): string {
  if (wrong === 0) return 'Everything that is counted equals a recount.';
  if (isMending) return `${String(wrong)} were wrong and are mended.`;
  return `${String(wrong)} are wrong. touchstone doctor --recount --fix mends them.`;
}

/** Escapes control sequences of untrusted names. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '�');
