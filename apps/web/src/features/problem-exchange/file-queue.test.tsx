import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { importProgressQuery } from './api/import-progress.ts';
import { FileQueue } from './file-queue.tsx';
import { importMessages } from './import-messages.ts';
import { ImportReportSheet } from './import-report.tsx';
import type { FileState, ImportedFile } from './import-queue.ts';

const fileOf = (state: FileState): ImportedFile => ({ key: 'k1', file: new File(['1234'], 'a.zip'), state });
const problemOf = (outcome: string, changes: object = {}) => ({
  outcome,
  id: null,
  problemId: null,
  title: null,
  name: 'folder-1',
  caseCount: 0,
  reason: null,
  notes: [],
  ...changes,
});
const reportOf = (...problems: object[]) => ({ format: 'hydro', problems }) as never;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('FileQueue in %s', (locale) => {
  const m = importMessages[locale];
  const show = (
    state: FileState,
    { isRunning = false, progress }: { isRunning?: boolean; progress?: object } = {},
  ) =>
    renderMarkup(<FileQueue files={[fileOf(state)]} isRunning={isRunning} onRemove={() => undefined} />, {
      locale,
      queries: progress === undefined ? [] : [[importProgressQuery('k1').queryKey, progress]],
    });

  it.each<[string, FileState, string]>([
    ['waiting', { kind: 'waiting' }, m.waiting],
    ['too large', { kind: 'tooLarge' }, m.tooLarge],
    ['stopped', { kind: 'stopped' }, m.stopped],
    ['sending', { kind: 'sending', share: 0.456 }, m.sending(46)],
    ['failed', { kind: 'failed', text: 'Broken archive' }, 'Broken archive'],
    ['done', { kind: 'done', report: reportOf(problemOf('imported'), problemOf('skipped')) }, m.done(1, 1)],
    ['done without a problem', { kind: 'done', report: reportOf(problemOf('skipped')) }, m.nothing(1)],
  ])('a file that is %s', (_name, state, text) => {
    expect(show(state).text).toContain(text);
  });

  it.each([
    ['before the server answers', undefined, m.reading],
    ['behind another import', { state: 'waiting', current: null }, m.queued],
    ['before the first problem', { state: 'running', current: null, imported: 0, skipped: 0 }, m.reading],
    ['at a problem', { state: 'running', current: 'P7', imported: 3, skipped: 1 }, m.readingAt(4, 'P7')],
  ])('a file that is read %s', (_name, progress, text) => {
    expect(show({ kind: 'reading' }, progress === undefined ? {} : { progress }).text).toContain(text);
  });

  it('the progress has a value while it is known', () => {
    const valueOf = (state: FileState) => show(state).all('progressbar')[0]?.attribute('aria-valuenow');
    expect(valueOf({ kind: 'sending', share: 0.5 })).toBe('50');
    expect(valueOf({ kind: 'reading' })).toBeUndefined();
    expect(show({ kind: 'waiting' }).all('progressbar')).toEqual([]);
  });

  it('a file cannot be removed while the import runs', () => {
    expect(show({ kind: 'waiting' }).get('button', m.remove('a.zip')).isDisabled).toBe(false);
    expect(show({ kind: 'waiting' }, { isRunning: true }).get('button', m.remove('a.zip')).isDisabled).toBe(
      true,
    );
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ImportReportSheet in %s', (locale) => {
  const m = importMessages[locale];
  const show = (...problems: object[]) =>
    renderMarkup(<ImportReportSheet files={[fileOf({ kind: 'done', report: reportOf(...problems) })]} />, {
      locale,
    });

  it('is absent before a file is done', () => {
    expect(renderMarkup(<ImportReportSheet files={[fileOf({ kind: 'waiting' })]} />, { locale }).text).toBe(
      '',
    );
  });

  it('an imported problem links to its form', () => {
    const shown = show(problemOf('imported', { id: 5, problemId: 'P5', title: 'Sum', caseCount: 3 }));
    expect(shown.get('link', m.edit('P5 Sum')).href).toBe('/admin/problem/edit/5');
    expect(shown.text).toContain(`P5 · ${m.cases(3)}`);
    expect(shown.all('switch')).toEqual([]);
  });

  it('a skipped problem has a name and a reason', () => {
    const shown = show(problemOf('skipped', { reason: { code: 'x', text: 'No statement' } }));
    expect(shown.text).toContain('folder-1');
    expect(shown.text).toContain('No statement');
    expect(shown.names('switch')).toEqual([m.onlySkipped]);
    expect(shown.names('link')).toEqual([m.openList]);
  });

  it('remarks are listed', () => {
    const notes = [
      { code: 'a', text: 'One' },
      { code: 'a', text: 'Two' },
    ];
    expect(show(problemOf('imported', { id: 5, notes })).names('listitem')).toEqual(['One', 'Two']);
  });
});
