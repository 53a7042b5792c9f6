import { describe, expect, it } from 'vitest';
import { diffRecord } from './diff-record.ts';

const json = (value: unknown) => JSON.stringify(value);
const kindsOf = (before: string | null, after: string | null) =>
  Object.fromEntries(diffRecord(before, after).map(({ field, kind }) => [field, kind]));

describe('diffRecord', () => {
  it('distinguishes changed, added and unchanged fields', () => {
    expect(kindsOf(json({ host: 'a', port: 25 }), json({ host: 'b', name: 'x' }))).toEqual({
      host: 'changed',
      name: 'added',
      port: 'same',
    });
  });

  it('keeps both values of a change', () => {
    expect(diffRecord(json({ port: 25 }), json({ port: 465 }))).toEqual([
      { field: 'port', kind: 'changed', before: '25', after: '465' },
    ]);
  });

  it('distinguishes null from text and false from a missing field', () => {
    expect(kindsOf(json({ host: null }), json({ host: 'null' }))).toEqual({ host: 'changed' });
    expect(kindsOf(json({ host: null }), json({ host: null }))).toEqual({ host: 'same' });
    expect(kindsOf(json({ on: true }), json({ on: false }))).toEqual({ on: 'changed' });
  });

  it('shows a creation as added and a deletion as removed', () => {
    expect(kindsOf(null, json({ a: 1 }))).toEqual({ a: 'added' });
    expect(kindsOf(json({ a: 1 }), null)).toEqual({ a: 'removed' });
    expect(diffRecord(null, null)).toEqual([]);
  });

  it('shows a record that is not an object as a whole', () => {
    expect(diffRecord('not json', json([1]))).toEqual([
      { field: '', kind: 'changed', before: 'not json', after: '[\n  1\n]' },
    ]);
  });
});
