import { describe, expect, it } from 'vitest';
import { emptyCase, newProblemValues } from '../state/problem-values.ts';
import { decideDraft, draftKey, newDraftsPrefix, parseDraft, tabOfKey } from './draft-record.ts';
import { createMemoryDrafts } from './draft-store.ts';

const values = { ...newProblemValues(), title: 'Two sacks', description: 'x'.repeat(200_000) };
const draft = { savedAtMs: 5, baseVersion: '2026-01-01', values };

describe('a draft', () => {
  it('belongs to a user, a scope and a problem', () => {
    expect(draftKey({ uid: 'u1', scope: 'contest-3', problem: { id: 7 } })).toBe('u1:contest-3:7');
  });

  it('of a new problem belongs to a tab, and is found among those of its scope', async () => {
    const drafts = createMemoryDrafts();
    const keys = ['t1', 't2'].map((tab) =>
      draftKey({ uid: 'u1', scope: 'bank', problem: { newInTab: tab } }),
    );
    expect(keys).toEqual(['u1:bank:new:t1', 'u1:bank:new:t2']);
    for (const [index, key] of keys.entries()) await drafts.write(key, { ...draft, savedAtMs: index });
    await drafts.write(draftKey({ uid: 'u1', scope: 'bank', problem: { id: 7 } }), draft);
    await drafts.write(draftKey({ uid: 'u2', scope: 'bank', problem: { newInTab: 't1' } }), draft);
    const found = await drafts.list(newDraftsPrefix({ uid: 'u1', scope: 'bank' }));
    expect(found.map(({ key }) => tabOfKey(key))).toEqual(['t2', 't1']);
  });

  it('survives a round trip, also a long one', async () => {
    const drafts = createMemoryDrafts();
    await drafts.write('a', draft);
    await drafts.write('b', { ...draft, savedAtMs: 6 });
    expect(await drafts.read('a')).toEqual(draft);
    await drafts.remove('a');
    expect(await drafts.read('a')).toBeUndefined();
    expect(await drafts.read('b')).toEqual({ ...draft, savedAtMs: 6 });
  });

  it('of an earlier version keeps its upload', () => {
    const { key, id, input, output, score, groupNum } = { ...emptyCase(), input: '1.in', output: '1.out' };
    const rows = [{ key, id, input, output, score, groupNum }];
    const written = { savedAtMs: 5, baseVersion: null, values: { uploadDir: 'token', uploadedCases: rows } };
    expect(parseDraft(written)?.values.uploadedCases).toMatchObject([
      { key, input: '1.in', inputDir: 'token', outputDir: 'token' },
    ]);
  });

  it.each([undefined, null, 'text', {}, { savedAtMs: 1 }, { savedAtMs: 'now', values: {} }])(
    'counts as absent when it reads %j',
    (stored) => {
      expect(parseDraft(stored)).toBeUndefined();
    },
  );

  it('of an older version takes missing or invalid values from a new problem', () => {
    const read = parseDraft({
      savedAtMs: 1,
      baseVersion: null,
      values: { title: 'kept', tags: 'no list', gone: 1 },
    });
    expect(read?.values).toEqual({ ...newProblemValues(), title: 'kept' });
  });

  it('keeps a selection of languages and the selection of all', () => {
    const ids = parseDraft({ ...draft, values: { ...values, languageIds: [1, 2] } })?.values.languageIds;
    expect(ids).toEqual([1, 2]);
    expect(parseDraft(draft)?.values.languageIds).toBeNull();
  });
});

describe('decideDraft', () => {
  it.each([
    ['no draft', undefined, '2026-01-01', 'none'],
    ['a draft of what is stored', draft, '2026-01-01', 'restore'],
    ['a draft of an older version', draft, '2026-02-02', 'ask'],
    ['a draft of a new problem', { ...draft, baseVersion: null }, null, 'restore'],
  ] as const)('%s', (_name, record, version, decision) => {
    expect(decideDraft(record, version)).toBe(decision);
  });
});
