import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from './hostile/inspect-markup.ts';
import { MarkdownBody } from './markdown-body.tsx';

const render = (text: string): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <MarkdownBody text={text} />
    </MantineProvider>,
  );

describe('Markdown of authors', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /<script|alert\(1\)/],
    ['a handler', '<img src="x.png" onerror="alert(1)">', /onerror/],
    ['a handler in Markdown', '![x](x.png "a\\" onerror=\\"alert(1)")', / onerror="/],
    ['a script address', '[x](javascript:alert(1))', /javascript:/i],
    ['a disguised script address', '<a href="java&#10;script:alert(1)">x</a>', /script:/i],
    ['a data address', '[x](data:text/html,<b>1</b>)', /data:/],
    ['a frame', '<iframe src="/logout"></iframe>', /<iframe/],
    ['a form', '<form action="/x"><input name="password"></form>', /<form|name="password"/],
    [
      'a style',
      '<style>body{display:none}</style><p style="position:fixed">x</p>',
      /<style>body|position:fixed/,
    ],
    ['a drawing with a script', '<svg onload="alert(1)"><script>1</script></svg>', /<svg|onload/],
    ['an id that the page looks up', '<p id="root">x</p>', /id="root"/],
    ['a link in a formula', '$\\href{javascript:alert(1)}{x}$', /href="javascript/],
    [
      'markup in a formula',
      '$\\htmlClass{x}{y}\\includegraphics{http://example.org/x.png}$',
      /<img|class="x"/,
    ],
  ])('never passes %s', (_what, text, pattern) => {
    expect(render(`before\n\n${text}\n\nafter`)).not.toMatch(pattern);
    expect(render(`before\n\n${text}\n\nafter`)).toContain('after');
  });

  it('keeps the elements that authors use', () => {
    const html = render('**bold** ~~gone~~ <u>under</u> <center>mid</center>\n\n| a |\n|---|\n| 1 |\n');
    for (const part of ['<strong>bold</strong>', '<del>gone</del>', '<u>under</u>', '<center>', '<td>1</td>'])
      expect(html).toContain(part);
  });

  it.each([
    ['inside a paragraph', 'The sum $$\\sum_{i=1}^n i$$ grows.', true],
    ['on one line alone', '$$x^2$$', true],
    ['in a list', '- a $$x^2$$ b', true],
    ['as a block', '$$\nx^2\n$$', true],
    ['with single dollars', 'The sum $x^2$ grows.', false],
    ['as code', 'Write `$$x^2$$`.', false],
  ])('displays a formula in double dollars %s', (_case, text, isDisplayed) => {
    expect(render(text).includes('katex-display')).toBe(isDisplayed);
  });

  it('loads no picture from another site', () => {
    const html = render('![a chart](https://example.org/x.png) ![own](/api/public/img/x.png)');
    expect(html).toContain('href="https://example.org/x.png"');
    expect(html).not.toContain('src="https://example.org');
    expect(html).toMatch(/<img(?=[^>]* src="\/api\/public\/img\/x.png")(?=[^>]* loading="lazy")/);
  });

  it.each([
    ['a template argument', 'vector<int> v; pair<string, T> p;', 'vector<int> v; pair<string, T> p;'],
    [
      'a header',
      '#include <bits/stdc++.h>, <map> and <iostream>',
      'include <bits/stdc++.h>, <map> and <iostream>',
    ],
    ['a comparison', 'a < b, 1<2 and 3>2', 'a < b, 1<2 and 3>2'],
    [
      'code that was written as markup',
      '<pre>\n#include <vector>\nint a;\n</pre>',
      '#include <vector>\nint a;',
    ],
    [
      'an element that is spoken of',
      'the <title> and <script> of a page',
      'the <title> and <script> of a page',
    ],
    ['what is left of a form', '<form><label>name</label></form>', 'name'],
    ['nothing of a script', 'a<script>b</script>c', 'ac'],
    ['nothing of a drawing', 'a<svg><text>b</text></svg>c', 'ac'],
    ['nothing of a comment', 'a<!-- b -->c', 'ac'],
    ['what follows an unclosed element', '<div><b>a\n\nb', 'b'],
  ])('renders %s', (_what, text, expected) => {
    expect(readText(render(text))).toContain(expected);
  });

  it('ends an element with the block in which it begins', () => {
    expect(render('<b>a\n\nb')).toContain('<p>b</p>');
    expect(render('- <i>a\n- b')).toMatch(/<li><i>a<\/i><\/li>\s*<li>b<\/li>/);
    expect(render('<div>\n\n**a**\n\n</div>\n\nb')).toMatch(
      /<div>\s*<p><strong>a<\/strong><\/p>\s*<\/div>\s*<p>b/,
    );
  });

  it('links footnotes in both directions, with unique ids per text', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <MarkdownBody text={'a[^1]\n\n[^1]: b'} />
        <MarkdownBody text={'c[^1]\n\n[^1]: d'} />
      </MantineProvider>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  it('links to an anchor that the author set', () => {
    const html = render('[there](#place)\n\n<a id="place"></a>here');
    const [, target] = /href="#([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${target}"`);
  });

  it("shows the part in the reader's language", () => {
    const html = render('all\n\n<!-- zh-CN -->\n中文\n\n<!-- en-US -->\nEnglish');
    expect(html).toMatch(/<p>all<\/p>\s*<p>中文<\/p>/);
    expect(html).not.toContain('English');
  });

  it('renders formulas', () => {
    expect(render('$O(n^2)$')).toContain('class="katex"');
  });

  it('shows an invalid formula as text instead of failing', () => {
    expect(render('$\\frac{1$')).toContain('frac');
  });

  it('renders a PDF link as a card and leaves other links alone', () => {
    expect(render('[slides](/api/public/file/a.pdf)')).toContain('download="a.pdf"');
    expect(render('[home](/home)')).toContain('<a href="/home">home</a>');
    expect(render('[out](https://example.org)')).toContain('rel="noopener noreferrer nofollow"');
  });
});
