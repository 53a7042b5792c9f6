import { createFileStore } from '@touchstone/server/storage';
import type { Command } from '../command.ts';
import { exportSite } from '../site-export/export-site.ts';
import { writeNewArchive } from '../write-new-archive.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write the whole site to an archive that other programs can read',
  help: `
Usage: touchstone export FILE

Writes the whole site to FILE, a zip archive: every table as JSON lines, and every file that they reference. It can be
imported into an empty Touchstone of this or another release (touchstone import), or read by programs of your own. Works
while Touchstone runs. FILE must not exist yet. It contains password hashes and e-mail addresses; only its owner can read it.

Not in the archive: sessions, judge tokens, mails, unfinished work. To copy this site exactly, use touchstone backup.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runExport,
};

async function runExport(args: string[]): Promise<number> {
  await writeNewArchive('export', args, ({ configuration, ...archive }) =>
    exportSite({ ...archive, fileStore: createFileStore(configuration) }),
  );
  return 0;
}
