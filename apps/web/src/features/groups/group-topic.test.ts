import { describe, expect, it } from 'vitest';
import { parseGroupEvent } from './group-topic.ts';
import { parseGroupId } from './parse-group-id.ts';
import { changedKeys } from './use-group-updates.ts';

describe('events of a group', () => {
  it.each([
    [
      { gid: 7, changed: 'standing' },
      { gid: 7, changed: 'standing' },
    ],
    [{ gid: 7, changed: 'other' }, undefined],
    [{ gid: '7', changed: 'group' }, undefined],
    [null, undefined],
  ])('%j', (value, event) => {
    expect(parseGroupEvent(value)).toEqual(event);
  });

  it('a changed standing concerns everything', () => {
    expect(changedKeys(7, 'standing')).toEqual([['group', 7]]);
    expect(changedKeys(7, 'announcements')).toEqual([['group', 7, 'announcements']]);
    expect(changedKeys(7, 'members')).toContainEqual(['group', 7, 'applications']);
  });
});

describe('the id of a group in an address', () => {
  it.each([
    ['1000', 1000],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['2147483648', undefined],
    [undefined, undefined],
  ])('%s', (text, id) => {
    expect(parseGroupId(text)).toBe(id);
  });
});
