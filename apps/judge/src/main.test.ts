import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judgingCalls } from '@touchstone/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const heartbeatSchema = judgingCalls['POST /judge-gateway/heartbeat'].body;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Asking for work is never answered: there is none. */
const accept: Answer = (request, response) => {
  if (request.url === '/judge-gateway/next') return;
  const data = request.url === '/judge-gateway/heartbeat' ? { endedAttempts: [] } : null;
  answer(response, 200, { status: 200, msg: 'success', data });
};

describe('the judge', () => {
  let folder: string;
  let judges: ChildProcess[];
  let servers: Server[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judge-'));
    judges = [];
    servers = [];
  });
  afterEach(async () => {
    for (const judge of judges) judge.kill('SIGKILL');
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('registers with its token, slots, languages and load', async () => {
    const { url, requests } = await listen(accept);
    startJudge({ SERVER_URL: `${url}/`, JUDGE_NAME: 'north', JUDGE_SLOTS: '3' });
    const findHeartbeat = () => requests.find(({ path }) => path === '/judge-gateway/heartbeat');
    await expect.poll(findHeartbeat).toBeDefined();
    const first = findHeartbeat();
    expect(first).toMatchObject({ method: 'POST', token: 'secret-token' });
    const heartbeat = heartbeatSchema.parse(first?.body);
    expect(heartbeat).toMatchObject({ name: 'north', slots: 3, attempts: [] });
    expect(heartbeat.languages.map(({ name }) => name)).toContain('JavaScript Node');
  });

  it('retries until the server is reachable', async () => {
    let isUp = false;
    const { url } = await listen((request, response) =>
      isUp ? accept(request, response) : answer(response, 503, { status: 500, msg: 'starting', data: null }),
    );
    const { output } = startJudge({ SERVER_URL: url });
    await expect.poll(output).toContain('the server cannot be reached');
    isUp = true;
    await expect.poll(output).toContain('connected to the server');
  });

  it.each([
    [401, 401],
    [409, 400],
  ])('exits with code 77 when the server rejects it (HTTP %i, status %i)', async (httpStatus, status) => {
    const { url } = await listen((_, response) =>
      answer(response, httpStatus, { status, msg: 'no', data: null }),
    );
    const { judge, output } = startJudge({ SERVER_URL: url });
    // At 'exit' some of the output may still be on its way.
    const [code] = await once(judge, 'close');
    expect(code).toBe(77);
    expect(output()).toContain('JUDGE_TOKEN');
    expect(output()).not.toContain('secret-token');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('exits cleanly on %s', async (signal) => {
    const { url, requests } = await listen(accept);
    const { judge } = startJudge({ SERVER_URL: url });
    await untilConnected(requests);
    judge.kill(signal);
    expect(await once(judge, 'exit')).toEqual([0, null]);
    expect(requests.at(-1)?.path).toBe('/judge-gateway/leave');
  });

  it('exits when its parent process has exited', async () => {
    const { url, requests } = await listen(accept);
    const { judge } = startJudge({ SERVER_URL: url });
    await untilConnected(requests);
    judge.disconnect();
    expect(await once(judge, 'exit')).toEqual([0, null]);
  });

  it('reports what is wrong with its configuration', async () => {
    const { judge, output } = startJudge({ JUDGE_TOKEN: '' });
    expect(await once(judge, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^JUDGE_TOKEN is not set/);
  });

  function startJudge(environment: NodeJS.ProcessEnv): { judge: ChildProcess; output: () => string } {
    const judge = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: folder,
        JUDGE_TOKEN: 'secret-token',
        JUDGE_LANGUAGES: 'JavaScript Node',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    judges.push(judge);
    let text = '';
    for (const stream of [judge.stdout, judge.stderr])
      stream?.setEncoding('utf8').on('data', (part) => (text += part));
    return { judge, output: () => text };
  }

  /** A connected judge asks for work. */
  async function untilConnected(requests: readonly { path?: string }[]) {
    await expect.poll(() => requests.map(({ path }) => path)).toContain('/judge-gateway/next');
  }

  async function listen(respond: Answer) {
    const requests: { method?: string; path?: string; token?: string; body: unknown }[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        requests.push({ method, path, token: headers.authorization ?? '', body: JSON.parse(text) });
        respond(request, response);
      });
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, requests };
  }
});

function answer(response: ServerResponse, httpStatus: number, envelope: object): void {
  response.writeHead(httpStatus, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
}
