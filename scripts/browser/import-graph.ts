/** Which files of the web import which, read from their text: enough for relative imports, and quick. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * `from './x.ts'`, `import('./x.tsx')`, `import './x.css'`, `@import './x.css'`, `composes: a from
 * './x.css'`.
 */
const relativeImport = /\b(?:from|import)[\s(]+['"](\.{1,2}\/[^'"?]+)/g;

/** The imports of each file, by paths below `folder`; without tests. */
export function readImports(folder: string): Map<string, string[]> {
  const paths = globSync('**/*.{ts,tsx,css,json}', { cwd: folder });
  return new Map(
    paths
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => {
        const found = readFileSync(join(folder, path), 'utf8').matchAll(relativeImport);
        return [path, [...found].map(([, imported = '']) => join(dirname(path), imported))];
      }),
  );
}

/**
 * Everything that `start` imports, directly or not, and itself. What a file of the border imports is not
 * followed.
 */
export function listReached(
  imports: ReadonlyMap<string, readonly string[]>,
  start: string,
  isBorder: (path: string) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (!isBorder(path)) waiting.push(...(imports.get(path) ?? []));
  }
  return reached;
}
