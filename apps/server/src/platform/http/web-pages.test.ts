import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebPages } from './web-pages.ts';

let folder: string;
let app: FastifyInstance;
let widgetOrigin: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="%CSP_NONCE%">');
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'export {}');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  app = Fastify();
  await serveWebPages(app, folder, () => widgetOrigin);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('gives each page its own nonce, the same in policy and markup', async () => {
  const [one, other] = await Promise.all([app.inject('/'), app.inject('/index.html')]);
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
  expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(one.headers['content-security-policy']).toContain("script-src 'self';");
  expect(other.body).not.toContain(nonce);
  expect(one.headers['cache-control']).toBe('no-cache');
});

test('allows the origin of a chat widget only while one is configured', async () => {
  const policy = async () => String((await app.inject('/')).headers['content-security-policy']);
  widgetOrigin = 'https://widget.example';
  expect(await policy()).toContain("script-src 'self' https://widget.example;");
  widgetOrigin = undefined;
  expect(await policy()).not.toContain('widget.example');
});

test('caches hashed files forever and revalidates others', async () => {
  const [hashed, plain] = await Promise.all([app.inject('/assets/app-1234.js'), app.inject('/robots.txt')]);
  expect(hashed.headers['cache-control']).toContain('immutable');
  expect(plain.headers['cache-control']).toBe('no-cache');
});

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
  'does not serve %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test.each(['/assets/app-5678.js', '/assets'])('hands %s to the handler of unknown paths', async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBeUndefined();
});

test.each(['/assets/', '/assets/%00'])('forbids %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(403);
});
