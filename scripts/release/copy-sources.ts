import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { repositoryRoot } from '@touchstone/site-setup/configuration';

const command =
  'git ls-files -z --cached --others --exclude-standard | tar --null --ignore-failed-read -T - -c | tar -x -C "$1"';

/** The sources as they are now, also changes without a commit, and no ignored file. Other files of the folder stay. */
export function copySources(folder: string, clone = repositoryRoot): void {
  mkdirSync(folder, { recursive: true });
  // The name of a deleted file without a commit is listed too: tar warns of it.
  execFileSync('/bin/bash', ['-o', 'pipefail', '-ec', command, 'bash', folder], {
    cwd: clone,
    stdio: 'pipe',
  });
}
