import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { fillIndex } from './fill-index.ts';

const index =
  '<!doctype html><html lang="zh-CN"><head><title>Site</title><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';

const picture: Picture = {
  locale: 'en-US',
  title: '<b>1 & 2</b> $& · Site',
  body: '<p>$& $1 $`</p>',
  styles: [':root{--a:1}'],
  answers: JSON.stringify({ 'GET /x': { text: '</script><script>alert(1)</script>$&' } }),
  name: 'problem',
};

const sheets = {
  used: ['/assets/a.css'],
  held: ['/assets/b.css'],
  fonts: ['/mono.woff2', '/KaTeX_Main.woff2'],
};
const filled = fillIndex(index, { picture, sheets, nonce: 'nonce' });

test('puts the picture in front of the empty root, as it is', () => {
  expect(filled).toContain('<div id="ssr-root" lang="en-US"><p>$& $1 $`</p></div>');
  expect(filled.indexOf('id="ssr-root"')).toBeLessThan(filled.indexOf('<div id="root"></div>'));
  expect(filled).toContain('<html lang="en-US"');
});

test('lets nothing of an answer or a title become markup', () => {
  expect(filled).not.toContain('<script>alert');
  expect(filled).toContain('<title>&lt;b&gt;1 &amp; 2&lt;/b&gt; $&amp; · Site</title>');
  const [, json = ''] = /id="initial-data">([^<]*)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual(JSON.parse(picture.answers));
});

test('brings the styles with the nonce of the request', () => {
  expect(filled).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
  expect(filled).toContain('<link rel="stylesheet" crossorigin href="/assets/b.css" disabled>');
  expect(filled).toContain('<style data-picture nonce="nonce">:root{--a:1}</style></head>');
});

test('lets the script of the app come after', () => {
  expect(filled).toContain('<link rel="preload" as="script" fetchpriority="low" href="/a.js">');
});

test('asks early for the fonts that it shows', () => {
  const preload = (href: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
  const body = '<span class="katex">x</span>';
  const withFormula = fillIndex(index, { picture: { ...picture, body }, sheets, nonce: 'nonce' });
  expect(filled).toContain(preload('/mono.woff2'));
  expect(filled).not.toContain(preload('/KaTeX_Main.woff2'));
  expect(withFormula).toContain(preload('/KaTeX_Main.woff2'));
});
