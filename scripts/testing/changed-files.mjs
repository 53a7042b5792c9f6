import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that differ from what is on the main branch of `origin`, committed or not; without one, from the last commit. */
export function listChangedFiles(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const list = (...args) => git(...args, '-z').split('\0');
  const remote = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const base = remote === '' ? 'HEAD' : git('merge-base', 'HEAD', remote);
  const changed = list('diff', '--name-only', base);
  const added = list('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The folders of these files, or the nearest above each that has tests of its own. */
export function listFoldersWithTests(root, files) {
  const folders = files.map((file) => {
    let folder = dirname(file);
    while (folder.includes('/') && !hasTests(join(root, folder))) folder = dirname(folder);
    return folder;
  });
  return [...new Set(folders)].filter((folder) => hasTests(join(root, folder))).toSorted();
}

const hasTests = (folder) => readdirSync(folder).some((name) => /\.test\.tsx?$/.test(name));
