import { describe, expect, it } from 'vitest';
import { emptyRange, formatRange, parseRange, previewRange, type AccountRange } from './account-range.ts';

const range = (part: Partial<AccountRange>): AccountRange => ({ ...emptyRange, ...part });

describe('the account rule of a contest', () => {
  it.each<[string, AccountRange]>([
    ['nothing', emptyRange],
    ['numbered accounts', range({ prefix: 'team', from: '1', to: '30' })],
    ['a suffix', range({ prefix: 'a', suffix: '_x', from: '7', to: '9' })],
    ['single accounts', range({ extra: ['ann', 'bo'] })],
    ['both', range({ prefix: 'team', from: '1', to: '2', extra: ['guest'] })],
  ])('is read as it was written: %s', (_case, written) => {
    expect(parseRange(formatRange(written))).toEqual(written);
  });

  it('is empty for a contest without one', () => {
    expect(parseRange(null)).toEqual(emptyRange);
  });

  it('leaves out signs that would end a part of it, and empty names', () => {
    const text = formatRange(range({ prefix: ' <b>team ', extra: [' ann ', '', '<>'] }));
    expect(parseRange(text)).toMatchObject({ prefix: 'bteam', extra: ['ann'] });
  });

  it('keeps numbers as typed, so that errors in them are reported', () => {
    expect(formatRange(range({ from: 'x', to: '' }))).toContain('<start>x</start><end></end>');
  });

  it('is not confused by signs of replacement patterns', () => {
    expect(formatRange(range({ prefix: '$&', from: '1', to: '2' }))).toContain('$&');
  });
});

describe('the preview of the accounts', () => {
  it.each<[string, AccountRange, object]>([
    ['none', emptyRange, { count: 0, first: [], last: undefined }],
    [
      'a few, all of them',
      range({ prefix: 't', from: '1', to: '3' }),
      { count: 3, first: ['t1', 't2', 't3'], last: undefined },
    ],
    [
      'many, the first ones and the last',
      range({ prefix: 't', suffix: 'x', from: '98', to: '120' }),
      { count: 23, first: ['t98x', 't99x', 't100x'], last: 't120x' },
    ],
    ['single ones', range({ extra: ['ann', 'bo'] }), { count: 2, first: ['ann', 'bo'], last: undefined }],
    [
      'numbered and single ones together',
      range({ prefix: 't', from: '1', to: '2', extra: ['ann'] }),
      { count: 3, first: ['t1', 't2'], last: undefined },
    ],
  ])('shows %s', (_case, wanted, preview) => {
    expect(previewRange(wanted)).toEqual(preview);
  });
});
