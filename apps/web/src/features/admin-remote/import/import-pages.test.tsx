import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { importQuery, importsQuery, type ImportDetail, type ImportItem } from '../api/imports.ts';
import { time } from '../testing/remote-rows.ts';
import { ImportDetailSheet } from './import-detail.tsx';
import { ImportList } from './import-list.tsx';
import { importMessages } from './import-messages.ts';

const m = importMessages['en-US'];
const anItem = (position: number, changes: Partial<ImportItem> = {}): ImportItem => ({
  position,
  remoteId: String(1000 + position),
  state: 'waiting',
  pid: null,
  problemId: null,
  title: null,
  reason: null,
  ...changes,
});
const anImport = (changes: Partial<ImportDetail> = {}): ImportDetail => ({
  id: 4,
  key: 'HDU',
  request: '1000-1002',
  state: 'running',
  username: 'ada',
  target: null,
  total: 3,
  imported: 1,
  present: 0,
  failed: 1,
  cancelled: 0,
  gmtCreate: time,
  finishedAt: null,
  items: [
    anItem(0, { state: 'imported', pid: 12, problemId: 'HDU-1000', title: 'A + B' }),
    anItem(1, {
      state: 'failed',
      reason: { code: 'remoteImportUnknownProblem', text: 'HDU has no problem 1001.' },
    }),
    anItem(2),
  ],
  ...changes,
});
const open = (data: unknown) =>
  renderMarkup(<ImportDetailSheet id={4} />, {
    queries: data === undefined ? [] : [[importQuery(4).queryKey, data]],
  });

describe('an import', () => {
  it('shows the result of every problem: a link, or the reason', () => {
    const shown = open(anImport());
    expect(shown.get('link', 'HDU-1000 A + B').href).toBe('/admin/problem/edit/12');
    expect(shown.text).toContain('HDU has no problem 1001.');
    expect(shown.text).toContain(m.itemStates.waiting);
    expect(shown.text).toContain(m.done(2, 3));
  });

  it('can be stopped while it runs, and tried again afterwards', () => {
    const running = open(anImport());
    expect(running.find('button', m.cancel)).toBeDefined();
    expect(running.find('button', m.retry(1))).toBeUndefined();
    const finished = open(anImport({ state: 'finished' }));
    expect(finished.find('button', m.cancel)).toBeUndefined();
    expect(finished.find('button', m.retry(1))).toBeDefined();
    expect(open(anImport({ state: 'finished', failed: 0 })).find('button', m.retry(0))).toBeUndefined();
  });

  it('names the training or contest that gets the problems', () => {
    const target = { kind: 'training', id: 3, title: 'Week 1' } as const;
    expect(open(anImport({ target })).text).toContain(m.toTarget.training('Week 1'));
  });

  it('that does not exist says so; a failure can be repeated', () => {
    const gone = new ApiError({ kind: 'business', code: 'remoteImportGone', message: '' } as never);
    expect(open(gone).text).toContain(m.missingTitle);
    expect(open(new Error('offline')).text).toContain(m.failedTitle);
    expect(open(undefined).all('link')).toHaveLength(1);
  });
});

describe('the list of imports', () => {
  const show = (records: ImportDetail[]) =>
    renderMarkup(<ImportList />, {
      queries: [[importsQuery({ currentPage: 1, limit: 15 }).queryKey, { records, total: records.length }]],
    });

  it('links to each import with its progress', () => {
    const shown = show([anImport()]);
    expect(shown.get('link', m.open('HDU', '1000-1002')).href).toBe('/admin/remote/import?id=4');
    expect(shown.text).toContain(m.summary(1, 0, 1));
  });

  it('explains how to begin', () => {
    expect(show([]).text).toContain(m.emptyTitle);
  });
});
