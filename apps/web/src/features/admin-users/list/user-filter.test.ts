import { describe, expect, it } from 'vitest';
import { parseUserFilter, roleOfCode, toQuery } from './user-filter.ts';

describe('the user filter', () => {
  it.each([
    ['', {}],
    ['admins', { onlyAdmin: true }],
    ['banned', { status: 1 }],
    ['1000', { type: 1000 }],
    ['1008', { type: 1008 }],
    ['999', {}],
    ['root', {}],
    ['<b>', {}],
  ])('parses %j as %j', (text, query) => {
    expect(toQuery(parseUserFilter(text))).toEqual(query);
  });

  it.each([
    [1000, 'root'],
    [1003, 'no_subimit_user'],
    [1, undefined],
    [undefined, undefined],
  ])('maps the code %s to the role %s', (code, role) => {
    expect(roleOfCode(code)).toBe(role);
  });
});
