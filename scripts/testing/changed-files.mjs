import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that differ from the main branch of `origin`, committed or not; without one, from the last commit. */
export function listChangedFiles(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const list = (...args) => git(...args, '-z').split('\0');
  const remote = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const base = remote === '' ? 'HEAD' : git('merge-base', 'HEAD', remote);
  const changed = list('diff', '--name-only', base);
  const added = list('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The tests beside these files, or in the nearest parent folder with tests. */
export function listTestsBeside(root, files) {
  const found = files.flatMap((file) => {
    let folder = dirname(file);
    while (folder.includes('/') && listTests(root, folder).length === 0) folder = dirname(folder);
    return listTests(root, folder);
  });
  return [...new Set(found)];
}

const listTests = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
