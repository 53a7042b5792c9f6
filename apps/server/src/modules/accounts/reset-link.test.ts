import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, getMailedLink, solveCaptcha } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  address = `http://127.0.0.1:${String(port)}`;
});
afterAll(() => server.close());

async function originOfLink(headers: Record<string, string>) {
  const { email } = await addAccount(server);
  const response = await fetch(`${address}/api/apply-reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, ...(await solveCaptcha(server)) }),
  });
  expect(response.status).toBe(200);
  const link = await getMailedLink(server, email);
  return link.href.split('/reset-password')[0];
}

const forged = [
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example', origin: 'http://evil.example', referer: 'http://evil.example/' },
];

describe('the link of a reset mail', () => {
  test.each(forged)('points to the server that was called, whatever the headers: %j', async (headers) => {
    expect(await originOfLink(headers)).toBe(address);
  });

  test('never points to a forged host', async () => {
    const { email } = await addAccount(server);
    const answer = await server.call('POST /api/apply-reset-password', {
      body: { email, ...(await solveCaptcha(server)) },
      headers: { host: 'evil.example' },
    });
    expect(answer.envelope.status).toBe(200);
    expect((await getMailedLink(server, email)).host).not.toContain('evil');
  });

  test.each([
    ['https://judge.example', 'https://judge.example'],
    ['https://judge.example/', 'https://judge.example'],
    ['https://school.example/judge/', 'https://school.example/judge'],
  ])('points to the base address %s of the site', async (baseUrl, expected) => {
    await server.platform.settings.change('web', { baseUrl });
    expect(await originOfLink({})).toBe(expected);
  });

  test.each(['None', 'javascript:alert(1)', ''])('ignores the base address %j', async (baseUrl) => {
    await server.platform.settings.change('web', { baseUrl });
    expect(await originOfLink({})).toBe(address);
  });
});
