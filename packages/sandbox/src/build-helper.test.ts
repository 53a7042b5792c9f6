import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHelper } from './build-helper.ts';
import { SandboxError } from './run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-build-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

describe('the helper', () => {
  it('is compiled once for the same sources and compiler', async () => {
    const [first, second] = await Promise.all([buildHelper(), buildHelper()]);
    expect(second).toBe(first);
    const { mtimeMs } = await stat(first);
    expect((await stat(await buildHelper({ otherFolder: folder }))).mtimeMs).toBe(mtimeMs);
  });

  it('says that there is no compiler', async () => {
    const building = buildHelper({ compiler: join(folder, 'no-such-compiler') });
    await expect(building).rejects.toThrow(SandboxError);
    await expect(building).rejects.toThrow('There is no C compiler');
  });

  it('says what the compiler said', async () => {
    const building = buildHelper({ compiler: '/bin/false' });
    await expect(building).rejects.toThrow(SandboxError);
  });
});
