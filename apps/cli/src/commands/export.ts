import { createFileStore } from '@touchstone/server/storage';
import type { Command } from '../command.ts';
import { exportSite } from '../site-export/export-site.ts';
import { writeNewArchive } from '../write-new-archive.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write everything of the site to an archive that other programs can read',
  help: `
Usage: touchstone export FILE

Writes everything of the site to FILE, a zip archive: every table as lines of JSON, and every file that they name. It can be
imported into an empty Touchstone of this or another release (touchstone import), or read by programs of your own. Works
while Touchstone runs. FILE must not exist yet. It holds password hashes and e-mail addresses; only its owner can read it.

Not in the archive: sessions, keys of judges, mails, work that is under way. To keep a copy of this very site, use
touchstone backup.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runExport,
};

async function runExport(args: string[]): Promise<number> {
  await writeNewArchive('export', args, ({ configuration, ...archive }) =>
    exportSite({ ...archive, fileStore: createFileStore(configuration) }),
  );
  return 0;
}
