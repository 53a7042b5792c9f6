/** A server whose own small disk fills up while users submit and upload. Only root may mount one. */
import { errorCodeHeader, statuses } from '@touchstone/contract';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPath } from './modules/problem-administration/test-data/testing/test-data-uploads.ts';
import { storeLanguages } from './modules/site/index.ts';
import { addProblem } from './testing/sample-content.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const mebibyte = 1024 ** 2;
const reserveBytes = 8 * mebibyte;

describe.runIf(process.getuid?.() === 0)('a server on a small disk', { timeout: 300_000 }, () => {
  let folder: string;
  let server: TestServer;
  let address: string;
  let root: { token: string };
  let problem: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-small-server-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]);
    server = await startTestServer({ dataDirectory: folder, diskReserveBytes: reserveBytes });
    await storeLanguages(server.platform);
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    root = await server.addUser({ role: 'root' });
    problem = (await addProblem(server)).displayId;
  });
  afterAll(async () => {
    await server.close();
    execFileSync('umount', ['--lazy', folder]);
    await rmdir(folder);
  });

  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

  async function upload(bytes: number) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'data.zip');
    const response = await fetch(`${address}${uploadPath}`, {
      method: 'POST',
      body: form,
      headers: { authorization: root.token },
    });
    await response.body?.cancel();
    return response.headers.get(errorCodeHeader) ?? 'stored';
  }

  let accepted = 0;
  /** Each by a user of its own, so that no interval between submissions refuses it. */
  async function submit() {
    const { token } = await server.addUser();
    const { envelope, errorCode } = await server.call('POST /api/submit-problem-judge', {
      token,
      body: {
        pid: problem,
        language: 'C',
        code: 'int main(void) { return 0; } /* long enough for the rule */',
        isRemote: false,
      },
    });
    if (envelope.status === 200) accepted += 1;
    return errorCode ?? envelope.status;
  }

  const countSubmissions = async () => {
    const rows = await server.platform.database.selectFrom('submission').select('status').execute();
    expect(rows.every(({ status }) => status === statuses.pending)).toBe(true);
    return rows.length;
  };

  test('keeps its reserve under uploads that would use it', async () => {
    const answers = await Promise.all([
      upload(64 * mebibyte),
      ...Array.from({ length: 8 }, () => upload(20 * mebibyte)),
    ]);
    expect(answers).toContain('diskFull');
    expect(answers).not.toContain('serverError');
    expect(await freeBytes()).toBeGreaterThan(reserveBytes);
  });

  test('refuses what it cannot store, says why, and loses and doubles nothing', async () => {
    await writeFile(join(folder, 'filler'), Buffer.alloc((await freeBytes()) - mebibyte));
    // The free space is measured every two seconds.
    await expect.poll(submit).toBe('diskFull');
    const full = await Promise.all([...Array.from({ length: 10 }, submit), upload(mebibyte), upload(100)]);
    expect(new Set(full)).toEqual(new Set(['diskFull']));
    const { envelope } = await server.call('GET /api/health');
    expect(envelope.data).toMatchObject({ database: true, disk: false });
    await rm(join(folder, 'filler'));
    await expect.poll(submit).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, submit));
    expect(answers).toEqual(answers.map(() => 200));
    expect(await countSubmissions()).toBe(accepted);
  });
});
