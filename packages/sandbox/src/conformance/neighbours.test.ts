import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listChildren } from '@touchstone/process-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../index.ts';
import type { Sandbox } from '../run.ts';
import { makeRequest, mebibyte } from './conformance-request.ts';
import { openConformanceSandbox, tell, type ConformanceSandbox } from './conformance-sandbox.ts';
import { listHelpers } from './host-processes.ts';

let conformance: ConformanceSandbox;
let neighbours: Sandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('neighbours');
  neighbours = await openSandbox({ slots: 2, binds: [], stateFolder: conformance.hostFolder });
});
afterAll(async () => {
  await neighbours.close();
  await conformance.close();
});

describe('two runs at the same time in two slots', () => {
  it('cannot see each other', async () => {
    const [one, other] = neighbours.slots;
    if (one === undefined || other === undefined) throw new Error('no slots');
    const controller = new AbortController();
    const staying = one.run(conformance.request('leave-and-wait', [], { signal: controller.signal }));
    staying.catch(() => undefined);
    const isStaying = () => listHelpers().flatMap(listChildren).flatMap(listChildren).length === 1;
    await expect.poll(isStaying).toBe(true);
    expect(tell(await other.run(conformance.request('look-for-others', []))).output).toBe('done\n');
    expect(isStaying()).toBe(true);
    controller.abort(new Error('enough'));
    await expect(staying).rejects.toThrow('enough');
    await conformance.checkUnharmed();
  });

  it('end when the sandbox is closed', async () => {
    const sandbox = await openSandbox({ slots: 1, binds: [], stateFolder: conformance.hostFolder });
    const [slot] = sandbox.slots;
    if (slot === undefined) throw new Error('no slot');
    const staying = slot.run(conformance.request('leave-and-wait', []));
    const outcome = staying.catch((error: unknown) => error);
    await expect.poll(() => listHelpers().flatMap(listChildren).flatMap(listChildren).length).toBe(1);
    await sandbox.close();
    expect(await outcome).toMatchObject({ message: expect.stringContaining('closed') });
    await conformance.checkUnharmed();
    await expect(slot.run(conformance.request('look-for-others', []))).rejects.toThrow('closed');
  });
});

describe('bind mounts', () => {
  it('are read-only and at the requested path', async () => {
    const source = join(conformance.hostFolder, 'shown');
    await mkdir(source);
    await writeFile(join(source, 'file'), 'alive');
    const binds = [{ source, target: '/opt/deep/shown' }];
    const sandbox = await openSandbox({ slots: 1, binds, stateFolder: conformance.hostFolder });
    const [slot] = sandbox.slots;
    const script = 'cd /opt/deep/shown; cat file; touch new; echo broken > file';
    const facts = await slot?.run({
      ...conformance.request('look-for-others', []),
      command: ['/bin/sh', '-c', script],
    });
    await sandbox.close();
    expect(facts && tell(facts)).toMatchObject({
      output: 'alive',
      error: expect.stringContaining('Read-only'),
    });
    expect(await readFile(join(source, 'file'), 'utf8')).toBe('alive');
    expect(await readdir(source)).toEqual(['file']);
    await conformance.checkUnharmed();
  });

  it('of files that are not in the page cache cost the run no memory', async () => {
    const folder = join(conformance.hostFolder, 'large');
    await mkdir(folder);
    const size = 40 * mebibyte;
    await writeFile(join(folder, 'large'), Buffer.alloc(size, 'x'));
    // Writes it to disk and drops it from the page cache.
    execFileSync(
      'dd',
      [`of=${join(folder, 'large')}`, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0'],
      {
        stdio: 'ignore',
      },
    );
    const sandbox = await openSandbox({
      slots: 1,
      binds: [{ source: folder, target: '/shown' }],
      stateFolder: conformance.hostFolder,
    });
    const request = makeRequest(['/bin/sh', '-c', 'cat /shown/large | wc -c']);
    const facts = await sandbox.slots[0]?.run(request);
    await sandbox.close();
    expect(facts && tell(facts)).toMatchObject({ exitCode: 0, output: `${size}\n` });
    expect(facts?.memoryPeakBytes).toBeLessThan(20 * mebibyte);
  });

  it('of missing folders are an error at the start', async () => {
    const binds = [{ source: '/no/such/folder', target: '/opt/shown' }];
    await expect(openSandbox({ slots: 1, binds, stateFolder: conformance.hostFolder })).rejects.toThrow(
      'cannot open /no/such/folder',
    );
  });
});
