import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { markdownLanguage } from './markdown-language.ts';

/** The highlighted parts of a text, each with its style. */
function readParts(doc: string): string[] {
  const state = EditorState.create({ doc, extensions: markdownLanguage });
  const tree = ensureSyntaxTree(state, doc.length, 30_000);
  if (tree === null) throw new Error('The text was not parsed');
  const parts: string[] = [];
  tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (node.firstChild === null && !node.type.isTop) parts.push(`${name}: ${doc.slice(from, to)}`);
    },
  });
  return parts;
}

describe('the highlighting of Markdown', () => {
  it.each<[string, string, string[]]>([
    ['plain text', 'one two', []],
    ['a heading', '## Input', ['heading: ## Input']],
    ['a number sign inside a line', 'C# and #1', []],
    ['a quote', '> said', ['quote: > ']],
    ['a list', '- one', ['list: - ']],
    ['a numbered list', '12. one', ['list: 12. ']],
    ['code', 'call `main` once', ['monospace: `main`']],
    ['a formula', 'for $1 \\le n$ only', ['atom: $1 \\le n$']],
    ['a price, which is no formula', 'costs $ 5 or 6 $', []],
    ['strong text', 'very **bold** text', ['strong: **bold**']],
    ['strong text by underscores', '__bold__', ['strong: __bold__']],
    ['emphasis', 'an *important* word', ['emphasis: *important*']],
    ['a product, which is no emphasis', '2 * 3 * 4', []],
    ['a link', 'see [rules](/rules)', ['link: [rules](/rules)']],
    ['a picture', '![cat](/cat.png)', ['link: ![cat](/cat.png)']],
    ['an address', 'at https://example.org/a now', ['link: https://example.org/a']],
    ['a word that begins like an address', 'how http works', []],
    ['an escaped mark', '\\*no\\*', []],
    ['a comment', 'a <!-- hidden --> b', ['comment: <!-- hidden -->']],
  ])('finds %s', (_case, text, parts) => {
    expect(readParts(text)).toEqual(parts);
  });

  it('keeps a code block until its own fence', () => {
    expect(readParts('````\n# no heading\n```\n````\n# heading')).toEqual([
      'monospace: ````',
      'monospace: # no heading',
      'monospace: ```',
      'monospace: ````',
      'heading: # heading',
    ]);
  });

  it('does not end a block of tildes at backticks', () => {
    expect(readParts('~~~\n```\n~~~\nplain')).toEqual(['monospace: ~~~', 'monospace: ```', 'monospace: ~~~']);
  });

  it('keeps a formula over several lines', () => {
    expect(readParts('$$\nx = **1**\n$$\n**bold**')).toEqual([
      'atom: $$',
      'atom: x = **1**',
      'atom: $$',
      'strong: **bold**',
    ]);
  });

  it('a formula that ends in its line opens no block', () => {
    expect(readParts('$$x$$\n# heading')).toContain('heading: # heading');
  });
});
