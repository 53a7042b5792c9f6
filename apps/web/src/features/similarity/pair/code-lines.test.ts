import { describe, expect, it } from 'vitest';
import { linesOfPlace, splitCode } from './code-lines.ts';

const code = 'int a;\n\nreturn a;\n';

describe('the lines of a program', () => {
  it('keep the text', () => {
    const lines = splitCode(code, [{ from: 0, to: 3, className: 'k' }], [{ from: 4, to: 12 }]);
    expect(lines.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')).toBe(
      'int a;\n\nreturn a;',
    );
  });

  it('are cut at colours and fragments', () => {
    const runs = [
      { from: 0, to: 3, className: 'type' },
      { from: 8, to: 14, className: 'keyword' },
    ];
    const fragments = [
      { from: 11, to: 17 },
      { from: 1, to: 6 },
    ];
    expect(splitCode(code, runs, fragments)).toEqual([
      {
        number: 1,
        segments: [
          { from: 0, text: 'i', className: 'type', fragment: undefined },
          { from: 1, text: 'nt', className: 'type', fragment: 1 },
          { from: 3, text: ' a;', className: '', fragment: 1 },
        ],
      },
      { number: 2, segments: [] },
      {
        number: 3,
        segments: [
          { from: 8, text: 'ret', className: 'keyword', fragment: undefined },
          { from: 11, text: 'urn', className: 'keyword', fragment: 0 },
          { from: 14, text: ' a;', className: '', fragment: 0 },
        ],
      },
    ]);
  });

  it('of an empty program are one empty line', () => {
    expect(splitCode('', [], [])).toEqual([{ number: 1, segments: [] }]);
  });

  it.each([
    [
      { from: 0, to: 6 },
      { first: 0, last: 0 },
    ],
    [
      { from: 4, to: 12 },
      { first: 0, last: 2 },
    ],
    [
      { from: 8, to: 8 },
      { first: 2, last: 2 },
    ],
  ])('of the place %o are %o', (place, lines) => {
    expect(linesOfPlace(code, place)).toEqual(lines);
  });
});
