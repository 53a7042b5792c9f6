import type { Role } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { addProblem } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A script that renders the title of the problem in the address, /problem/LIMITED at most twice for a client. */
const script = `
  const rendered = new Map();
  export async function renderPage({ url, client }, { fetchCall, renderMarkup }) {
    if (url.startsWith('/problem/LIMITED')) {
      const count = (rendered.get(client) ?? 0) + 1;
      rendered.set(client, count);
      return count > 2 ? undefined : { name: 'problem', text: 'rendered for ' + client };
    }
    if (url === '/broken') throw new Error('a broken render');
    const problemId = /^[/]problem[/](.+)$/.exec(url)?.[1];
    if (problemId === undefined) return undefined;
    const data = await fetchCall('/api/get-problem-detail?problemId=' + problemId, 'en-US');
    const text = data && (await renderMarkup(data.problem.title));
    return text && { name: 'problem', text };
  }
  export const injectIntoShell = (index, { page, sheets, nonce }) =>
    index.replace('<main>', () => '<main data-sheets="' + sheets.used + '" data-nonce="' + nonce + '">' + page.text);
`;

/** Runs in a thread. */
const markupScript = `
  export const loadPages = async () => {};
  export async function renderMarkup(title) {
    if (title === 'forever') for (;;) {}
    return title;
  }
`;

let server: TestServer;
let app: FastifyInstance;
let folder: string;
const tokens: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'touchstone-ssr-'));
  await mkdir(join(folder, '.ssr'));
  await writeFile(join(folder, 'index.html'), '<meta nonce="%CSP_NONCE%"><main>');
  await writeFile(join(folder, '.ssr/render-page.js'), script);
  await writeFile(join(folder, '.ssr/render-markup.js'), markupScript);
  await writeFile(join(folder, '.ssr/package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, '.ssr/style-sheets.json'),
    '{"problem":{"used":["/a.css"],"held":["/b.css"],"fonts":[]}}',
  );
  app = await buildApp(server.platform, { webFolder: folder });
  const author = await server.addUser();
  const roles: Role[] = ['default_user', 'problem_admin', 'root'];
  tokens.push(author.token);
  for (const role of roles) tokens.push((await server.addUser({ role })).token);
  const kinds = {
    OPEN: {},
    PRIVATE: { visibility: 'private' as const },
    CONTEST: { visibility: 'contest' as const },
    GROUP: { groupId: 3 },
  };
  for (const [displayId, changes] of Object.entries(kinds))
    await addProblem(server, { displayId, title: `Title of ${displayId}`, authorId: author.id, ...changes });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await server.close();
});

test('sends a public problem rendered, with its style sheets and the nonce of the page', async () => {
  const { body, headers } = await app.inject('/problem/OPEN');
  const nonce = /<meta nonce="([^"]+)">/.exec(body)?.[1] ?? 'none';
  expect(body).toContain(`<main data-sheets="/a.css" data-nonce="${nonce}">Title of OPEN`);
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['vary']).toContain('cookie');
});

test.each(['PRIVATE', 'CONTEST', 'GROUP', 'UNKNOWN'])(
  'renders nothing of a problem that is %s, for any user',
  async (displayId) => {
    for (const token of [undefined, ...tokens]) {
      const cookie = `touchstone_session=${token ?? ''}`;
      const headers =
        token === undefined ? {} : { authorization: token, cookie, 'sec-fetch-site': 'same-origin' };
      const { statusCode, body } = await app.inject({ url: `/problem/${displayId}`, headers });
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<main>$/);
      expect(body).not.toContain('Title');
    }
  },
);

test('a client that has used up its renders gets the page without one, and other clients are rendered', async () => {
  const open = async (remoteAddress: string, number: number) => {
    // A parameter that no page knows must not matter.
    const { statusCode, body } = await app.inject({
      url: `/problem/LIMITED?l=${String(number)}`,
      remoteAddress,
    });
    return [statusCode, body.endsWith(`rendered for ${remoteAddress}`)];
  };
  const greedy = [];
  for (let number = 0; number < 4; number += 1) greedy.push(await open('203.0.113.9', number));
  expect(greedy).toEqual([
    [200, true],
    [200, true],
    [200, false],
    [200, false],
  ]);
  expect(await open('203.0.113.10', 0)).toEqual([200, true]);
});

test('sends the page without a render if rendering fails', async () => {
  expect((await app.inject('/broken')).body).toMatch(/<main>$/);
});

test('answers other calls while a page renders, and sends the page without a render after its time', async () => {
  await addProblem(server, { displayId: 'FOREVER', title: 'forever' });
  const events: string[] = [];
  const page = app.inject('/problem/FOREVER').then(({ body }) => (events.push('page'), body));
  for (let count = 0; count < 3; count += 1) {
    await app.inject('/api/get-website-config');
    events.push('call');
  }
  expect(await page).toMatch(/<main>$/);
  expect(events).toEqual(['call', 'call', 'call', 'page']);
  expect((await app.inject('/problem/OPEN')).body).toContain('Title of OPEN');
});

test.each(['/.ssr/render-page.js', '/.ssr/render-markup.js', '/.ssr/style-sheets.json'])(
  '%s is not served',
  async (url) => {
    expect((await app.inject(url)).body).not.toMatch(/renderPage|a\.css"/);
  },
);
