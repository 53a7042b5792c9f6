import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDefinedClasses, listStyleImports, listUsedClasses } from './class-names.ts';

const root = join(import.meta.dirname, '../..');
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const sheets = new Map(
  readAll('**/*.module.css').map(({ path, text }) => [path, new Set(listDefinedClasses(text))]),
);
const uses = readAll('**/*.{ts,tsx}').flatMap(({ path, text }) =>
  listStyleImports(text).map((imported) => ({
    path,
    sheet: join(dirname(path), imported.path),
    ...listUsedClasses(text, imported.name),
  })),
);

describe('the class names of all CSS modules', () => {
  it('are found', () => {
    expect(sheets.size).toBeGreaterThan(100);
    expect(uses.length).toBeGreaterThan(sheets.size);
  });

  it('are defined where a source uses them', () => {
    const missing = uses.flatMap(({ path, sheet, named }) =>
      named.filter((name) => sheets.get(sheet)?.has(name) !== true).map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are used where a style sheet defines them', () => {
    const used = new Set(
      uses.flatMap(({ sheet, named, possible }) =>
        [...named, ...possible].map((name) => `${sheet}: ${name}`),
      ),
    );
    const dead = [...sheets].flatMap(([sheet, names]) =>
      [...names].map((name) => `${sheet}: ${name}`).filter((name) => !used.has(name)),
    );
    expect(dead).toEqual([]);
  });
});

it.each([
  ['a rule', '.row { color: red; }', ['row']],
  ['a list and a state', '.row:hover .title,\n.row + .row[data-open] { gap: 1.5px }', ['row', 'title']],
  ['a media query', '@media (max-width: 767.98px) { .wide { display: none } }', ['wide']],
  ['a comment', '/* .old { } */ .root { }', ['root']],
  ['a class of others', '.root :global(.katex .base) { }', ['root']],
])('%s of a style sheet', (_name, css, names) => {
  expect(listDefinedClasses(css)).toEqual(names);
});

it.each([
  ['a name', "<p className={classes['row'] ?? ''} />", { named: ['row'], possible: [] }],
  ['another module', "<p className={otherClasses['row']} />", { named: [], possible: [] }],
  ['an attribute of the same word', '<p classes="x" />', { named: [], possible: [] }],
  [
    'a computed name',
    "<p className={classes[isOpen ? 'open' : 'shut']} />",
    { named: [], possible: ['open', 'shut'] },
  ],
])('%s in a source', (_name, source, names) => {
  expect(listUsedClasses(source, 'classes')).toEqual(names);
});

it('finds the modules that a source imports', () => {
  const source = "import { Table } from '@mantine/core';\nimport table from '../cells/table.module.css';\n";
  expect(listStyleImports(source)).toEqual([{ name: 'table', path: '../cells/table.module.css' }]);
});
