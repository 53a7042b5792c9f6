import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxError } from '../run.ts';
import { makeRequest, mebibyte } from './conformance-request.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('files');
});
afterAll(async () => await conformance.close());

describe('a collected file', () => {
  const refused = { state: 'refused', reason: 'not-a-regular-file' };
  it.each([
    ['file', { state: 'collected', size: 7, bytes: Buffer.from('content') }],
    ['unreadable', { state: 'collected', size: 7, bytes: Buffer.from('content') }],
    ['hard link', { state: 'collected', size: 7, bytes: Buffer.from('content') }],
    ['hard link to the toolchain', { state: 'missing' }],
    ['deleted', { state: 'missing' }],
    ['nothing', { state: 'missing' }],
    ['link to the host', refused],
    ['link to itself', refused],
    ['link to a file beside', refused],
    ['link up', refused],
    ['link to a descriptor', refused],
    ['pipe', refused],
    ['folder', refused],
    ['socket', refused],
    ['device', { state: 'missing' }],
    ['hole', { state: 'refused', reason: 'too-large' }],
  ])('is handled by its type: %s', async (kind, expected) => {
    const facts = await conformance.run('make-output', [kind], {
      collect: [{ name: 'output', maximumBytes: mebibyte }],
    });
    expect(facts.collected).toEqual([expected]);
  });

  it('can be written to a file of the host', async () => {
    const path = join(conformance.hostFolder, 'collected');
    const facts = await conformance.run('make-output', ['file'], {
      collect: [
        { name: 'nothing', maximumBytes: 10 },
        { name: 'output', maximumBytes: 7, path },
      ],
    });
    expect(facts.collected).toEqual([
      { state: 'missing' },
      { state: 'collected', size: 7, bytes: Buffer.alloc(0) },
    ]);
    expect(await readFile(path, 'utf8')).toBe('content');
  });

  it('with holes is read to its end', async () => {
    const facts = await conformance.run('make-output', ['hole'], {
      collect: [{ name: 'output', maximumBytes: 8 * mebibyte }],
    });
    expect(facts.collected).toMatchObject([{ state: 'collected', size: 4 * mebibyte }]);
  });

  it('is not found through a link to another folder', async () => {
    const facts = await conformance.run('replace-work-folder', [], {
      collect: [{ name: 'folder/passwd', maximumBytes: mebibyte }],
    });
    expect(facts.output).toBe('0\n');
    expect(facts.collected).toEqual([{ state: 'refused', reason: 'not-a-regular-file' }]);
  });
});

describe('files of the request', () => {
  it('belong to the user of the program', async () => {
    const path = join(conformance.hostFolder, 'from-host');
    await writeFile(path, 'host');
    const facts = await conformance.run('read-inputs', ['one', 'a/b/two', 'host'], {
      files: [
        { name: 'one', source: { bytes: Buffer.from('first') } },
        { name: 'a/b/two', source: { bytes: Buffer.from('second') }, isExecutable: true },
        { name: 'host', source: { path } },
      ],
    });
    expect(facts.output).toBe('one 644 first 1\na/b/two 755 second 1\nhost 644 host 1\n');
    expect(await readFile(path, 'utf8')).toBe('host');
  });

  it.each(['../out', '/absolute', 'a//b', './a', 'a/..', '', 'x'.repeat(300)])(
    'may not be called %j',
    async (name) => {
      const run = conformance.sandbox.slots[0]?.run(
        makeRequest(['/bin/true'], { files: [{ name, source: { bytes: Buffer.alloc(0) } }] }),
      );
      await expect(run).rejects.toThrow(SandboxError);
      await conformance.checkUnharmed();
    },
  );

  it('that are missing are a sandbox error', async () => {
    const path = join(conformance.hostFolder, 'missing');
    const run = conformance.sandbox.slots[0]?.run(
      makeRequest(['/bin/true'], { files: [{ name: 'a', source: { path } }] }),
    );
    await expect(run).rejects.toThrow(`cannot open ${path}: No such file or directory`);
    await conformance.checkUnharmed();
  });
});

describe('standard input', () => {
  it.each([0o600, 0o644, 0o666])('cannot be changed by the program: mode %o', async (mode) => {
    const path = join(conformance.hostFolder, 'input');
    await writeFile(path, 'test data');
    await chmod(path, mode);
    const facts = await conformance.run('rewrite-input', [], { standardInput: { path } });
    expect(facts.output).toBe('0 changes\n');
    expect(await readFile(path, 'utf8')).toBe('test data');
    expect((await stat(path)).mode & 0o777).toBe(mode);
  });

  const names = ['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'];
  const reopened = {
    exitCode: 0,
    output: [...names.map((name) => `${name}: test data`), 'written', 'written', 'written', ''].join('\n'),
    error: 'written\nwritten\nwritten\n',
  };

  it.each([0o400, 0o600, 0o444, 0o644])('and outputs can be opened by name: mode %o', async (mode) => {
    const path = join(conformance.hostFolder, 'input');
    await rm(path, { force: true });
    await writeFile(path, 'test data');
    await chmod(path, mode);
    const facts = await conformance.run('reopen-streams', [], { standardInput: { path } });
    expect(facts).toMatchObject(reopened);
  });

  it('from memory can be opened by name', async () => {
    const standardInput = { bytes: Buffer.from('test data') };
    expect(await conformance.run('reopen-streams', [], { standardInput })).toMatchObject(reopened);
  });

  it('from memory cannot be changed either', async () => {
    const facts = await conformance.run('rewrite-input', [], { standardInput: { bytes: Buffer.from('x') } });
    expect(facts.output).toBe('0 changes\n');
  });

  it('and the two outputs are the only open descriptors', async () => {
    const path = join(conformance.hostFolder, 'canary');
    const facts = await conformance.run('descriptors', [], { standardInput: { path } });
    expect(facts.output).toBe('0 file reads\n1 pipe writes\n2 pipe writes\n');
  });
});

describe('the host', () => {
  it('cannot be read', async () => {
    const facts = await conformance.run('read-host', [
      join(conformance.hostFolder, 'canary'),
      conformance.hostFolder,
      import.meta.filename,
    ]);
    expect(facts).toMatchObject({ exitCode: 0, output: '' });
  });

  it('cannot be written', async () => {
    expect(await conformance.run('write-root')).toMatchObject({ exitCode: 0, output: '' });
  });
});

describe('a run', () => {
  it('leaves nothing for the next run', async () => {
    const left = await conformance.run('leave-traces', [], { limits: { wallTimeMs: 300 } });
    expect(left.output.trimEnd().split('\n')).toEqual([
      '/w/trace',
      '/w/.hidden',
      '/tmp/trace',
      '/tmp/.hidden',
      '/dev/shm/trace',
      'POSIX shared memory',
      'pair of sockets',
    ]);
    expect((await conformance.run('find-traces')).output).toBe('looked\n');
  });
});
