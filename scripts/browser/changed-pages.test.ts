import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { expect, test } from 'vitest';
import { routes } from '../../apps/web/src/app/routes.ts';
import { chooseThoroughPages, findConcernedPages, findModule, isTextOrStyle } from './changed-pages.ts';
import { listReached, readImports } from './import-graph.ts';

const imports = readImports(join(repositoryRoot, 'apps/web/src'));
const concernedBy = (...files: string[]) =>
  findConcernedPages(
    files.map((file) => `apps/web/src/${file}`),
    routes,
    imports,
  );
const everyName = new Set(routes.map(({ name }) => name));

test.each([
  ['apps/web/src/features/home/home.module.css', true],
  ['apps/web/src/features/home/home-messages.ts', true],
  ['apps/web/src/features/home/home-page.tsx', true],
  ['apps/web/src/features/home/texts/en-US.json', true],
  ['apps/web/src/ui/theme/theme.ts', true],
  ['apps/web/src/app/routes/public-routes.ts', true],
  ['apps/web/index.html', true],
  ['apps/web/public/first-paint.js', true],
  ['apps/web/src/features/home/home-page.test.tsx', false],
  ['apps/web/src/ui/testing/render-markup.tsx', false],
  ['apps/web/src/lib/dates.ts', false],
  ['apps/web/vite.config.ts', false],
  ['apps/server/src/app.ts', false],
  ['docs/hoj-compatibility.md', false],
])('%s is a text or a style: %s', (file, expected) => {
  expect(isTextOrStyle(file)).toBe(expected);
});

test('knows the module of every page, and no import leads nowhere', () => {
  expect(routes.filter((route) => !imports.has(findModule(route)))).toEqual([]);
  const lost = [...imports].flatMap(([file, imported]) =>
    imported.filter((path) => !imports.has(path)).map((path) => `${file}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test('a file concerns the pages that import it, directly or not', () => {
  expect(concernedBy('features/rankings/ranking-page.module.css')).toEqual(new Set(['AcmRank', 'OiRank']));
  const board = concernedBy('features/contest/board/board.module.css');
  expect(board).toContain('ContestRank');
  expect(board).not.toContain('Home');
});

test.each([
  'ui/theme/tokens.css',
  'app/shell/menu-messages.ts',
  'app/root-frame.tsx',
  'app/routes/public-routes.ts',
])('what the shell imports concerns every page: %s', (file) => {
  expect(concernedBy(file)).toEqual(everyName);
});

test('a file that no page imports concerns every page: a gone one, or one beside the sources', () => {
  expect(concernedBy('features/home/gone.module.css')).toEqual(everyName);
  expect(findConcernedPages(['apps/web/index.html'], routes, imports)).toEqual(everyName);
});

test('what is no text and no style concerns none', () => {
  expect(
    findConcernedPages(['apps/server/src/app.ts', 'apps/web/src/lib/dates.ts'], routes, imports),
  ).toEqual(new Set());
});

test('the shell imports no page', () => {
  const shell = listReached(imports, 'main.tsx', (path) => path.startsWith('app/routes'));
  expect(routes.filter((route) => shell.has(findModule(route))).map(({ name }) => name)).toEqual([]);
});

test('thorough pages: none, all, those of a commit, all if the commit is not known', () => {
  expect(chooseThoroughPages(undefined, routes)).toEqual(new Set());
  expect(chooseThoroughPages('all', routes)).toEqual(everyName);
  expect(chooseThoroughPages(`since:${'0'.repeat(40)}`, routes)).toEqual(everyName);
  expect([...chooseThoroughPages('since:HEAD', routes)].filter((name) => !everyName.has(name))).toEqual([]);
  expect(() => chooseThoroughPages('some', routes)).toThrow('THOROUGH_PAGES');
  expect(() => chooseThoroughPages('since:--output=x', routes)).toThrow('THOROUGH_PAGES');
});
