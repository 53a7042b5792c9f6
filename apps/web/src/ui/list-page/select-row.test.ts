import { describe, expect, it } from 'vitest';
import { selectRow, emptySelection, type Selection } from './select-row.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

/** `b` clicks a row, `+d` clicks it with Shift. */
function click(clicks: string): Selection<string> {
  return clicks
    .split(' ')
    .reduce<Selection<string>>(
      (selection, one) =>
        selectRow(selection, { keys, key: one.replace('+', ''), isRange: one.startsWith('+') }),
      emptySelection,
    );
}

describe('selecting rows', () => {
  it.each([
    ['b', 'b'],
    ['b d', 'bd'],
    ['b b', ''],
    ['b +d', 'bcd'],
    ['d +b', 'bcd'],
    ['b +d +b', ''],
    ['a +c e', 'abce'],
    ['a +e c +d', 'abe'],
    ['+c', 'c'],
    ['gone +c', 'cgone'],
  ])('%s selects %s', (clicks, chosen) => {
    expect([...click(clicks).chosen].toSorted().join('')).toBe(chosen);
  });
});
