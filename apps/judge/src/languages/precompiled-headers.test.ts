/**
 * With a header that was compiled before, programs mean what they meant without it. That the real header is
 * built and used is shown once; the rest is shown with a header that takes a fifth of the time.
 */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { openSandbox, type Sandbox } from '@touchstone/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSlotPool, type SlotPool } from '../slots/slot-pool.ts';
import { compileProgram } from './compile-program.ts';
import { detectLanguages } from './detect-languages.ts';
import { languages } from './index.ts';
import { createHeaderStore, type HeaderStore } from './precompiled-headers.ts';
import { findToolchains } from './program-places.ts';
import { runCommand, runEnvironment, type ReadyLanguage } from './ready-language.ts';
import { toShownText } from './shown-text.ts';

const sandboxFolder = '/opt/touchstone/headers';
const megabyte = 1024 * 1024;
let folder: string;
let hostFolder: string;
let sandbox: Sandbox;
let slots: SlotPool;
let language: ReadyLanguage;
let small: ReadyLanguage;
let headers: HeaderStore;
const warnings: string[] = [];
const { signal } = new AbortController();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
  hostFolder = join(folder, 'headers');
  await mkdir(hostFolder);
  const toolchains = await findToolchains();
  sandbox = await openSandbox({
    slots: 1,
    stateFolder: join(folder, 'state'),
    binds: [...toolchains.binds, { source: hostFolder, target: sandboxFolder }],
  });
  slots = createSlotPool(sandbox.slots);
  const detected = await detectLanguages({
    languages: languages.filter(({ name }) => name === 'C++ 17'),
    slots,
    cacheFile: join(folder, 'languages.json'),
    places: toolchains.places,
  });
  language = detected.ready.get('C++ 17') ?? expect.unreachable('C++ 17 is not offered');
  const header =
    language.definition.precompiledHeader ?? expect.unreachable('C++ 17 has no precompiled header');
  small = {
    ...language,
    fingerprint: 'small',
    definition: { ...language.definition, precompiledHeader: { ...header, name: 'iostream' } },
  };
  headers = makeStore();
  await writeFile(join(hostFolder, 'of an old compiler'), 'large');
  await utimes(join(hostFolder, 'of an old compiler'), new Date(0), new Date(0));
  await headers.prepare([language], signal);
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const makeStore = () =>
  createHeaderStore({ slots, hostFolder, sandboxFolder, onWarning: (text) => warnings.push(text) });

/** What it writes, or what the compiler writes. */
async function compileAndRun(code: string, includeFolders: readonly string[]): Promise<string> {
  return slots.use({ queue: 'main' }, async (slot) => {
    const outcome = await compileProgram(slot, { language, code, extraFiles: {}, includeFolders, folder });
    if (outcome.state !== 'compiled') return outcome.state === 'failed' ? outcome.message : outcome.state;
    const limits = { timeLimitMs: 10_000, memoryLimitBytes: 256 * megabyte, stackBytes: 64 * megabyte };
    const { standardOutput } = await slot.run({
      command: runCommand(language, limits),
      environment: runEnvironment(language),
      files: outcome.program.files,
      standardInput: { bytes: new Uint8Array() },
      standardOutput: { maximumBytes: megabyte },
      standardError: { maximumBytes: megabyte },
      collect: [],
      limits: {
        cpuTimeMs: 10_000,
        wallTimeMs: 30_000,
        memoryBytes: 256 * megabyte,
        stackBytes: 64 * megabyte,
        processes: 8,
        fileBytes: megabyte,
      },
    });
    return toShownText(standardOutput.bytes, 1000);
  });
}

const getFolder = (of: ReadyLanguage) => headers.findFolder(of) ?? expect.unreachable('there is no header');

describe('a precompiled header', () => {
  test('is built once, used, and found at the next start', async () => {
    expect(warnings).toEqual([]);
    expect(getFolder(language).startsWith(`${sandboxFolder}/`)).toBe(true);
    const [name = '', ...others] = await readdir(hostFolder);
    expect(others).toEqual([]);
    const inside = await readdir(join(hostFolder, name, 'bits'));
    expect(inside).toEqual(['stdc++.h.gch']);
    const next = makeStore();
    expect(next.findFolder(language)).toBeUndefined();
    await next.prepare([language], signal);
    expect(next.findFolder(language)).toBe(getFolder(language));
  });

  const everything = '#include <bits/stdc++.h>\nusing namespace std;\n';
  test('does not change the output of a program', async () => {
    const code = `${everything}int main() { vector<int> v{3, 1}; sort(begin(v), end(v)); cout << v[0]; }`;
    expect(await compileAndRun(code, [])).toBe('1');
    expect(await compileAndRun(code, [getFolder(language)])).toBe('1');
  });

  test('is used, not built again, after a start with a strict umask', async () => {
    const own = join(hostFolder, basename(getFolder(language)));
    const file = join(own, 'bits', 'stdc++.h.gch');
    const { ino } = await stat(file);
    for (const made of [own, dirname(file)]) await chmod(made, 0o700);
    const next = makeStore();
    await next.prepare([language], signal);
    expect(next.findFolder(language)).toBe(getFolder(language));
    expect((await stat(file)).ino).toBe(ino);
    expect(warnings).toEqual([]);
  });

  const include = '#include <iostream>\n#include <cassert>\n#include <vector>\nusing namespace std;\n';
  describe('of another file', () => {
    let file: string;

    beforeAll(async () => {
      await headers.prepare([small], signal);
      file = join(hostFolder, basename(getFolder(small)), 'iostream.gch');
    });

    test.each([
      [
        'with a macro before it',
        `#define int long long\n${include}signed main() { int x = 1LL << 40; cout << x << sizeof(int); }`,
      ],
      [
        'with debugging asked for before it',
        `#define _GLIBCXX_DEBUG\n${include}int main() { cout << sizeof(vector<int>); }`,
      ],
      [
        'with a pragma before it',
        `#pragma GCC optimize("O3")\n${include}int main() { cout << __OPTIMIZE__; }`,
      ],
      ['with an error in line 6', `${include}\nint main() { return missing; }`],
      ['with NDEBUG', `#define NDEBUG\n${include}int main() { assert(false); cout << "on"; }`],
    ])('does not change the output of a program %s', async (_, code) => {
      const without = await compileAndRun(code, []);
      expect(without).not.toBe('');
      expect(await compileAndRun(code, [getFolder(small)])).toBe(without);
    });

    test('is rebuilt at the next start when it is damaged', async () => {
      await writeFile(file, 'rubbish');
      expect(await compileAndRun(`${include}int main() { cout << 1; }`, [getFolder(small)])).toBe('1');
      const next = makeStore();
      await next.prepare([small], signal);
      expect(next.findFolder(small)).toBe(getFolder(small));
      expect((await stat(file)).size).toBeGreaterThan(megabyte);
      expect(warnings).toEqual([]);
    });
  });

  test('is optional: a failed build is logged', async () => {
    const definition = language.definition;
    const header = { name: 'missing.h', compile: ['{compiler}', 'header.h'], probe: ['{compiler}'] } as const;
    const other = {
      ...language,
      fingerprint: 'other',
      definition: { ...definition, precompiledHeader: header },
    };
    const next = makeStore();
    await next.prepare([other], signal);
    expect(next.findFolder(other)).toBeUndefined();
    expect(warnings).toEqual([
      expect.stringMatching(/^C\+\+ 17 compiles without a precompiled header: .*missing/),
    ]);
  });
});
