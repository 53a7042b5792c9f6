import { describe, expect, it } from 'vitest';
import { balanceMarkup } from './balance-markup.ts';
import type { MarkupElement, MarkupRoot } from './markup-tree.ts';

const raw = (value: string) => ({ type: 'raw', value }) as const;
const text = (value: string) => ({ type: 'text', value }) as const;
const paragraph = (...children: MarkupElement['children']): MarkupElement => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

/** The markup of one block after balancing. Texts and elements of Markdown stand in brackets. */
function balanced(...children: MarkupElement['children']): string {
  const block = paragraph(...children);
  const tree = { type: 'root', children: [block] } as MarkupRoot;
  balanceMarkup(tree);
  return block.children
    .map((node) => {
      if (node.type === 'raw') return node.value;
      return node.type === 'text' ? `[${node.value}]` : '[element]';
    })
    .join('');
}

const depthOf = (markup: string): number =>
  balanceMarkup({ type: 'root', children: [raw(markup)] } as unknown as MarkupRoot);

describe('allowed elements', () => {
  it.each([
    ['are kept', '<b>x</b>', '<b>x</b>'],
    ['are written in lower case', '<B>x</B>', '<b>x</b>'],
    ['keep their attributes', '<font color="red">x</font>', '<font color="red">x</font>'],
    ['end with the block', '<b>x', '<b>x</b>'],
    ['end in the order in which they began', '<b><i>x', '<b><i>x</i></b>'],
    ['close what was opened within them', '<b><i>x</b>y', '<b><i>x</i></b>y'],
    ['without content need no end', 'a<br>b<img src="x">', 'a<br>b<img src="x">'],
    ['may be written as closed', 'a<br/>b', 'a<br>b'],
  ])('%s', (_case, given, expected) => {
    expect(balanced(raw(given))).toBe(expected);
  });

  it('end in the block in which they begin, also around content of Markdown', () => {
    expect(balanced(raw('<b>'), text('x'), paragraph(), raw('</b>'), text('y'))).toBe(
      '<b>[x][element]</b>[y]',
    );
    expect(balanced(raw('<b>'), text('x'))).toBe('<b>[x]</b>');
  });
});

describe('an end tag', () => {
  it.each([
    ['without a beginning is removed', 'x</b>y', 'xy'],
    ['of an outer element is kept once', '<b>x</b></b>', '<b>x</b>'],
    ['with attributes closes like any other', '<b>x</b class="y">', '<b>x</b>'],
  ])('%s', (_case, given, expected) => {
    expect(balanced(raw(given))).toBe(expected);
  });
});

describe('elements whose end may be left out', () => {
  it.each([
    ['list items', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'list items around another list',
      '<ul><li>a<ul><li>b</ul><li>c</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    [
      'cells and rows',
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['paragraphs', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['links, which cannot be nested', '<a href="x">a<a href="y">b', '<a href="x">a</a><a href="y">b</a>'],
    ['terms', '<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  ])('%s', (_case, given, expected) => {
    expect(balanced(raw(given))).toBe(expected);
  });
});

describe('everything else', () => {
  it.each([
    ['a template argument', 'vector<int> v', 'vector&lt;int> v'],
    ['an include of a header with the name of an element', '#include <map>', '#include &lt;map>'],
    ['a comparison', 'a < b and a <b', 'a &lt; b and a &lt;b'],
    ['a tag that does not end', '<b title="x', '&lt;b title="x'],
    ['an unknown element with attributes', '<foo onclick="x()">', '&lt;foo onclick="x()">'],
    ['a comment', 'a<!-- <b> -->b', 'ab'],
    ['a comment that does not end', 'a<!-- <b>', 'a'],
    ['a declaration', 'a<!DOCTYPE html>b<?xml version="1.0"?>c', 'abc'],
    ['an end tag without a name', 'a</ b>c', 'ac'],
    ['a script with its content', 'a<script>alert(1)</script>b', 'ab'],
    ['a style with a tag inside', 'a<style><b></style>c', 'ac'],
    ['a wrapper around text', '<article class="x">a</article>', 'a'],
  ])('%s', (_case, given, expected) => {
    expect(balanced(raw(given))).toBe(expected);
  });

  it('drops content of Markdown inside a dropped element', () => {
    expect(balanced(raw('<script>'), text('x'), raw('</script>'), text('y'))).toBe('[y]');
  });

  it('keeps the rest of a block after a dropped element that never ends', () => {
    expect(balanced(raw('<iframe src="x">'), text('y'))).toBe('[y]');
  });
});

describe('the depth', () => {
  it.each([
    ['no markup', 'text', 0],
    ['neighbours', '<b>a</b><i>b</i>', 1],
    ['nested elements', '<b><i><u>a</u></i></b>', 3],
    ['elements that are never closed', '<div>'.repeat(50), 50],
    ['elements without content', '<br>'.repeat(50), 0],
    ['siblings that close each other', '<li>'.repeat(50), 1],
  ])('of %s', (_case, markup, depth) => {
    expect(depthOf(markup)).toBe(depth);
  });
});
