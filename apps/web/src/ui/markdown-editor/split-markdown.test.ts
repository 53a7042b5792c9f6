import { describe, expect, it } from 'vitest';
import { splitMarkdown } from './split-markdown.ts';

describe('splitMarkdown', () => {
  it('splits at empty lines before independent lines, and loses nothing', () => {
    const text = 'one one one\n\ntwo two two\n\n# three\n\nfour';
    expect(splitMarkdown(text, 10)).toEqual(['one one one\n', 'two two two\n', '# three\n\nfour']);
    expect(splitMarkdown(text, 10).join('\n')).toBe(text);
  });

  it.each([
    ['a list', '- one long item\n\n- two long items\n\n- three'],
    ['a quote', '> one long quote\n\n> two long quotes'],
    ['a fence', '```\none long line\n\ntwo long lines\n```\n'],
    ['a longer fence', '````\none long line\n\n```\n\ntwo long lines\n````\n'],
    ['a formula', '$$\na long formula\n\nb + c + d\n$$\n'],
    ['definitions of links', 'see [here][1], a long line\n\nanother line\n\n[1]: https://example.org'],
    ['footnotes', 'a word[^1] in a line\n\nanother line\n\n[^1]: what it says'],
    ['own markup', '<details>\n\nfolded, a long line\n\nanother line\n\n</details>'],
  ])('keeps %s together', (_name, text) => {
    expect(splitMarkdown(text, 10)).toEqual([text]);
  });
});
