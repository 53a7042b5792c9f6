/** `touchstone migrate hoj --parity`: whether the moved site judges and ranks as the former one did. */
import { createClient } from '@touchstone/database';
import type { FileStore } from '@touchstone/server/storage';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { SourceSite } from '../migrate-site.ts';
import { findState } from '../progress.ts';
import { compareBoards } from './compare-boards.ts';
import { judgeSample, type SampleResult } from './judge-sample.ts';
import { listContests, loadFormerRecords, loadOwnRecords } from './load-board-records.ts';

export interface ParityInput {
  readonly connectionString: string;
  readonly site: SourceSite;
  readonly fileStore: Pick<FileStore, 'open'>;
  readonly cacheFolder: string;
  readonly size: number | undefined;
  readonly onProgress: (text: string) => void;
}

export interface ParityReport extends SampleResult {
  readonly boards: number;
  readonly differingBoards: number;
  readonly boardDifferences: readonly string[];
}

/** The database keeps the figures and the first differences; the command prints all of them. */
const storedDifferences = 200;

export async function checkParity(input: ParityInput): Promise<ParityReport> {
  const client = createClient({
    connectionString: input.connectionString,
    application_name: 'touchstone-parity',
  });
  await client.connect();
  try {
    if ((await findState(client, input.site.name)) !== 'finished')
      throw new UsageError('The site has not moved in yet: run the migration to its end first.');
    const sample = await judgeSample({ ...input, client });
    input.onProgress('comparing scoreboards');
    const reader = await input.site.openReader();
    const boardDifferences: string[] = [];
    let differingBoards = 0;
    const contests = await listContests(client);
    try {
      const former = await loadFormerRecords(reader);
      for (const contest of contests) {
        const found = compareBoards(
          contest,
          former.get(contest.id) ?? [],
          await loadOwnRecords(client, contest.id),
        );
        if (found.length > 0) differingBoards += 1;
        boardDifferences.push(...found);
      }
    } finally {
      await reader.close();
    }
    const report = { ...sample, boards: contests.length, differingBoards, boardDifferences };
    await client.query('UPDATE site_migration SET parity = $2 WHERE source = $1', [
      input.site.name,
      JSON.stringify({
        checkedAt: new Date().toISOString(),
        judged: report.judged,
        differing: report.differences.length,
        boards: report.boards,
        differingBoards,
        differences: [...report.differences, ...boardDifferences].slice(0, storedDifferences),
      }),
    ]);
    return report;
  } finally {
    await client.end();
  }
}
