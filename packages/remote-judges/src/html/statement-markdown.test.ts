import { expect, it } from 'vitest';
import { toMarkdown } from './statement-markdown.ts';

const pageUrl = 'http://site.example/problems/1';

it.each([
  [
    'formulas keep underscores and backslashes',
    'for $a_i * b_i \\le 5$ and x_y',
    'for $a_i * b_i \\le 5$ and x\\_y',
  ],
  ['entities in formulas are decoded', '$a &lt; b$', '$a < b$'],
  ['scripts and styles are dropped', '<script>alert(1)</script><style>a{}</style>text', 'text'],
  ['tables, sub and sup stay', 'x<sub>1</sub><sup>2</sup>', 'x<sub>1</sub><sup>2</sup>'],
  ['centred texts are paragraphs', 'a<center>b</center>c', 'a\n\nb\n\nc'],
  ['preformatted text is code', '<pre>1 *2*\n```\n</pre>', '````\n1 *2*\n```\n````'],
  ['links become absolute', '<a href="../x">y</a>', '[y](http://site.example/x)'],
  ['spaces that do not break become spaces', 'a&nbsp;b', 'a b'],
])('%s', (_, html, markdown) => {
  expect(toMarkdown(html, { pageUrl }).markdown).toBe(markdown);
});

it('lists pictures of the site itself, once each', () => {
  const html = '<img src="/a.png"><img src="/a.png"><img src="http://other.example/b.png"><img>';
  expect(toMarkdown(html, { pageUrl }).pictures).toEqual(['http://site.example/a.png']);
});

it('lists pictures on the other hosts of the site, over TLS only', () => {
  const html =
    '<img src="https://img.site.example/a.png"><img src="http://img.site.example/b.png"><img src="https://img.site.example.evil/c.png">';
  expect(toMarkdown(html, { pageUrl, pictureHosts: ['img.site.example'] }).pictures).toEqual([
    'https://img.site.example/a.png',
  ]);
});
