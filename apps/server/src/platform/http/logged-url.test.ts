import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { loggedUrl } from './logged-url.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('shows the path without its query, and not more than the beginning of a long one', () => {
  expect(loggedUrl('/api/x?token=secret')).toBe('/api/x');
  expect(loggedUrl(`/${'a'.repeat(14_000)}`)).toBe(`/${'a'.repeat(199)}…`);
});

test('no log line of a request contains a long address or a query', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.platform, logger }, { webFolder: '/no/web' });
  const long = 'x'.repeat(14_000);
  for (const url of [
    `/api/${long}`,
    `/${long}`,
    `/api/public/img/${long}`,
    `/api/get-problem-detail?problemId=${long}`,
    `/%ff${long}`,
    `/api/file/${long}?token=secret`,
  ])
    await app.inject({ url, headers: { 'x-unknown': long, 'user-agent': long } });
  await app.close();
  expect(lines.filter((line) => line.length > 1000 || line.includes('secret'))).toEqual([]);
  expect(lines.some((line) => line.includes('/api/xxx'))).toBe(true);
});
