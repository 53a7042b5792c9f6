import { expect, it } from 'vitest';
import { shortenQuote } from './shorten-quote.ts';

it.each([
  ['short', 'short'],
  [' two\n\nlines ', 'two lines'],
  ['字'.repeat(81), `${'字'.repeat(80)}…`],
  ['😀'.repeat(80), '😀'.repeat(80)],
])('shortens case %#', (content, quote) => {
  expect(shortenQuote(content)).toBe(quote);
});
