import { expect, test } from 'vitest';
import type { RenderedPage } from './rendered-page.ts';
import { injectIntoShell } from './inject-into-shell.ts';

const index =
  '<!doctype html><html lang="zh-CN"><head><script src="/first-paint.js" data-fonts="/text.woff2" data-held=""></script><title>Site</title><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';

const page: RenderedPage = {
  locale: 'en-US',
  title: '<b>1 & 2</b> $& · Site',
  body: '<style nonce="%STYLE_NONCE%">:root{--a:1}</style><p>$& $1 $`</p>',
  initialData: JSON.stringify({ 'GET /x': { text: '</script><script>alert(1)</script>$&' } }),
  name: 'problem',
};

const sheets = {
  used: ['/assets/a.css'],
  held: ['/assets/b.css'],
  fonts: ['/mono.woff2', '/KaTeX_Main.woff2'],
};
const injected = injectIntoShell(index, { page, sheets, nonce: 'nonce' });

test('puts the markup into the root, with the nonce of the request', () => {
  expect(injected).toContain(
    '<div id="root" data-ssr="en-US"><style nonce="nonce">:root{--a:1}</style><p>$& $1 $`</p></div>',
  );
  expect(injected).toContain('<html lang="en-US"');
});

test('escapes initial data and title', () => {
  expect(injected).not.toContain('<script>alert');
  expect(injected).toContain('<title>&lt;b&gt;1 &amp; 2&lt;/b&gt; $&amp; · Site</title>');
  const [, json = ''] = /id="initial-data">([^<]*)<\/script>/.exec(injected) ?? [];
  expect(JSON.parse(json)).toEqual(JSON.parse(page.initialData));
});

test('links the style sheets', () => {
  expect(injected).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
  // Not as a link: the browser would load it, although it is disabled.
  expect(injected).toContain('data-held="/assets/b.css"');
  expect(injected).not.toContain('href="/assets/b.css"');
});

test('loads the script of the app at low priority', () => {
  expect(injected).toContain('<link rel="preload" as="script" fetchpriority="low" href="/a.js">');
});

test('preloads the fonts that the page uses', () => {
  const preload = (href: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
  const body = '<span class="katex">x</span>';
  const withFormula = injectIntoShell(index, { page: { ...page, body }, sheets, nonce: 'nonce' });
  // Fonts of text are left to the script of the first paint.
  expect(injected).toContain('data-fonts="/mono.woff2 /text.woff2"');
  expect(injected).not.toContain(preload('/mono.woff2'));
  expect(injected).not.toContain(preload('/KaTeX_Main.woff2'));
  expect(withFormula).toContain(preload('/KaTeX_Main.woff2'));
});
