/**
 * The pages whose texts or style differ from those of a commit.
 *
 * A file is a text or a style if it is a style sheet, texts, markup (a component chooses its texts, classes
 * and colours), or part of the theme. It concerns the pages whose modules import it, directly or not. What
 * the shell imports concerns all pages, and so does a file of which nothing is known: one that no page
 * imports (a public file), or one that is gone.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { listReached, readImports } from './import-graph.ts';

const repository = join(import.meta.dirname, '..', '..');
const webFolder = 'apps/web/';
const sourceFolder = `${webFolder}src/`;

/** Tests and what only they import show nothing. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

export const isTextOrStyle = (path: string): boolean =>
  path.startsWith(webFolder) &&
  !isTest(path) &&
  (/\.(?:css|tsx|html|svg|woff2)$/.test(path) ||
    /-(?:messages|texts)\.ts$/.test(path) ||
    path.startsWith(`${webFolder}public/`) ||
    // Texts as catalogs, the theme, and the titles of the pages.
    /^apps\/web\/src\/(?:.*\.json|ui\/theme\/.*|app\/routes\/.*)$/.test(path));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Files that differ from a commit, committed or not. Undefined if the commit is not known. */
export function listDifferences(commit: string): string[] | undefined {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch (error) {
    // An unknown commit, or no repository at all, as in an archive.
    if (error instanceof Error && ('status' in error || 'code' in error)) return undefined;
    throw error;
  }
  const list = (...args: string[]) => git(...args, '-z').split('\0');
  return [
    ...list('diff', '--name-only', '--no-renames', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => path !== '');
}

interface Page {
  name: string;
  load: () => unknown;
}

/** The module of a page, below `src`, as its route imports it: vitest has resolved the path. */
export function findModule({ name, load }: Page): string {
  const path = /\/web\/src\/([^"'?]+)/.exec(load.toString())?.[1];
  if (path === undefined) throw new Error(`It is not known which module ${name} loads: ${load.toString()}`);
  return path;
}

/** Routes import every page. What else they import only starts requests. */
const isRoutes = (path: string) => path === 'app/routes.ts' || path.startsWith('app/routes/');

/** The names of the pages that the changed files concern. */
export function findConcernedPages(
  changed: readonly string[],
  pages: readonly Page[],
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const shell = listReached(imports, 'main.tsx', isRoutes);
  const reached = pages.map((page) => ({ name: page.name, files: listReached(imports, findModule(page)) }));
  const everyName = pages.map(({ name }) => name);
  const concerned = changed.filter(isTextOrStyle).flatMap((file) => {
    const path = file.startsWith(sourceFolder) ? file.slice(sourceFolder.length) : undefined;
    if (path === undefined || shell.has(path)) return everyName;
    const names = reached.filter(({ files }) => files.has(path)).map(({ name }) => name);
    return names.length === 0 ? everyName : names;
  });
  return new Set(concerned);
}

/** The names of the pages that `THOROUGH_PAGES` asks for: `all`, `since:<commit>`, or none. */
export function chooseThoroughPages(wanted: string | undefined, pages: readonly Page[]): Set<string> {
  const everyName = new Set(pages.map(({ name }) => name));
  if (wanted === undefined || wanted === '') return new Set();
  if (wanted === 'all') return everyName;
  const commit = /^since:([\w./~^@-]+)$/.exec(wanted)?.[1];
  if (commit === undefined || commit.startsWith('-'))
    throw new Error(`THOROUGH_PAGES is neither "all" nor "since:<commit>": ${wanted}`);
  const changed = listDifferences(commit);
  if (changed === undefined) return everyName;
  return findConcernedPages(changed, pages, readImports(join(repository, sourceFolder)));
}
