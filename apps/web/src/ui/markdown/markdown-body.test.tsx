import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  ])('never lets through %s', (_what, text, pattern) => {
    expect(render(`before\n\n${text}\n\nafter`)).not.toMatch(pattern);
    expect(render(`before\n\n${text}\n\nafter`)).toContain('after');
  });

  it('keeps what authors use', () => {
    const html = render('**bold** ~~gone~~ <u>under</u> <center>mid</center>\n\n| a |\n|---|\n| 1 |\n');
    for (const part of ['<strong>bold</strong>', '<del>gone</del>', '<u>under</u>', '<center>', '<td>1</td>'])
      expect(html).toContain(part);
  });

  it('loads no picture from another site', () => {
    const html = render('![a chart](https://example.org/x.png) ![own](/api/public/img/x.png)');
    expect(html).toContain('href="https://example.org/x.png"');
    expect(html).not.toContain('src="https://example.org');
    expect(html).toContain('src="/api/public/img/x.png"');
  });

  it('draws formulas', () => {
    expect(render('$O(n^2)$')).toContain('class="katex"');
  });

  it('shows a wrong formula as text instead of failing', () => {
    expect(render('$\\frac{1$')).toContain('frac');
  });

  it('turns a PDF link into a card and leaves other links alone', () => {
    expect(render('[slides](/api/public/file/a.pdf)')).toMatch(
      /<iframe[^>]+src="\/api\/public\/file\/a.pdf"/,
    );
    expect(render('[home](/home)')).toContain('<a href="/home">home</a>');
    expect(render('[out](https://example.org)')).toContain('rel="noopener noreferrer nofollow"');
  });
});
