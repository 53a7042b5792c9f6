import { describe, expect, it } from 'vitest';
import type { AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { exportMessages } from './export-messages.ts';
import { ExportTable } from './export-table.tsx';
import { importMessages } from './import-messages.ts';
import type { ImportedFile } from './import-queue.ts';
import { ImportReportSheet } from './import-report.tsx';
import type { ProblemSelection } from './use-problem-selection.ts';

const m = importMessages['en-US'];
const imported = {
  name: 'sum',
  title: 'Sum',
  problemId: 'T7',
  id: 7,
  outcome: 'imported',
  reason: null,
  notes: [],
  caseCount: 3,
};
const skipped = {
  ...imported,
  name: 'product',
  title: null,
  problemId: null,
  id: null,
  outcome: 'skipped',
  reason: { code: 'taken', text: 'The id is taken' },
  caseCount: 0,
};
const done = (...problems: object[]) =>
  ({
    key: 'k',
    file: { name: 'problems.zip' },
    state: { kind: 'done', report: { format: 'hydro', problems } },
  }) as unknown as ImportedFile;

describe('the report of an import', () => {
  it('is absent until a file is done', () => {
    const waiting = { ...done(), state: { kind: 'waiting' } } as unknown as ImportedFile;
    expect(renderMarkup(<ImportReportSheet files={[waiting]} />).text).toBe('');
  });

  it('links to what was imported, with its cases', () => {
    const markup = renderMarkup(<ImportReportSheet files={[done(imported)]} />);
    expect(markup.get('link', m.edit('T7 Sum')).href).toBe('/admin/problem/edit/7');
    expect(markup.text).toContain(`T7 · ${m.cases(3)}`);
    expect(markup.text).not.toContain(m.onlySkipped);
  });

  it('gives the reason for what was skipped, and can show only that', () => {
    const markup = renderMarkup(<ImportReportSheet files={[done(imported, skipped)]} />);
    expect(markup.text).toContain('The id is taken');
    expect(markup.text).toContain('product');
    expect(markup.text).toContain(m.onlySkipped);
  });
});

describe('the problems to export', () => {
  const words = exportMessages['en-US'];
  const problem = (id: number) =>
    ({
      id,
      problemId: `T${String(id)}`,
      title: 'Sum',
      author: null,
      gmtModified: '2026-05-01T08:00:00.000+0000',
    }) as unknown as AdministeredProblem;
  const render = (...chosen: number[]) => {
    const selection = {
      has: (id: number) => chosen.includes(id),
      set: () => undefined,
    } as unknown as ProblemSelection;
    return renderMarkup(<ExportTable problems={[problem(1), problem(2)]} selection={selection} />);
  };

  it.each([
    [[], false],
    [[1], false],
    [[1, 2], true],
    [[1, 2, 99], true],
  ])('%j: the whole page is selected: %s', (chosen, isWhole) => {
    expect(render(...chosen).get('checkbox', words.choosePage).isChecked).toBe(isWhole);
  });

  it('name each row for its box', () => {
    expect(render(2).get('checkbox', words.choose('T2 Sum')).isChecked).toBe(true);
    expect(render(2).text).toContain(words.noAuthor);
  });
});
