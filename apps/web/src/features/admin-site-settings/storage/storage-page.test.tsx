import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { storageQuery } from './api/storage.ts';
import { storageMessages } from './storage-messages.ts';
import { Component } from './storage-page.tsx';

const m = storageMessages['en-US'];
const gigabyte = 1024 ** 3;
const storage = {
  kind: 'disk',
  location: '/srv/files',
  region: null,
  databaseBytes: 2 * gigabyte,
  disk: { folder: '/srv', totalBytes: 100 * gigabyte, freeBytes: 25 * gigabyte },
  level: 'fine',
  usage: [],
  sweep: null,
};
const render = (part: object = {}) =>
  renderMarkup(<Component />, { queries: [[storageQuery.queryKey, { ...storage, ...part }]] });

describe('the storage of the site', () => {
  it.each([
    ['disk', null, [m.folder], [m.bucket, m.region]],
    ['s3', 'us-east-1', [m.bucket, m.region], [m.folder]],
  ])('of kind %s is described by what it has', (kind, region, present, absent) => {
    const terms = render({ kind, region }).names('term');
    expect(terms).toEqual(expect.arrayContaining(present));
    for (const term of absent) expect(terms).not.toContain(term);
  });

  it.each([
    ['used space', storage.disk, '75'],
    ['a full disk', { ...storage.disk, freeBytes: 0 }, '100'],
    ['a disk that cannot be measured', { ...storage.disk, totalBytes: 0, freeBytes: 0 }, '100'],
  ])('shows %s', (_case, disk, percent) => {
    expect(render({ disk }).get('meter', m.used).attribute('aria-valuenow')).toBe(percent);
  });

  it.each(['fine', 'low', 'critical'] as const)('explains the level %s', (level) => {
    expect(render({ level }).text).toContain(m.levels[level]);
  });
});

describe('the use of the storage', () => {
  const use = (purpose: string, files: number, bytes: number) => ({ purpose, files, bytes });

  it('leaves out what has no files, and sums up the rest', () => {
    const usage = [use('avatar', 2, 1024), use('attachment', 0, 0), use('a-new-purpose', 1, 1024)];
    const rows = render({ usage }).all('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]?.text).toContain('a-new-purpose');
    expect(rows[2]?.text).toContain(`${m.files(3)} 2.0 KB`);
  });

  it('says so if nothing is stored', () => {
    expect(render({ usage: [use('avatar', 0, 0)] }).text).toContain(m.nothingStored);
  });

  it('of empty files divides by nothing', () => {
    expect(render({ usage: [use('avatar', 1, 0)] }).html).not.toContain('NaN');
  });
});

describe('the removal of unreferenced files', () => {
  const sweep = (outcome: string) => ({
    sweep: { outcome, sweptAt: '2026-05-01T03:00:00.000+0000', totalFiles: 604, unreferencedFiles: 604 },
  });

  it.each([
    ['foreign', m.sweepForeign],
    ['asks', m.sweepAsks],
  ])('asks if it is %s', (outcome, text) => {
    const shown = render(sweep(outcome));
    expect(shown.text).toContain(text);
    expect(shown.names('button')).toContain(m.sweepConfirm(604));
  });

  it('does not ask if it is done', () => {
    const shown = render(sweep('done'));
    expect(shown.text).toContain(m.swept(604, 604));
    expect(shown.names('button')).not.toContain(m.sweepConfirm(604));
  });
});
