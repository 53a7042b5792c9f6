import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '@touchstone/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSlotPool } from '../slots/slot-pool.ts';
import { detectLanguages, type DetectedLanguages } from './detect-languages.ts';
import { languages } from './index.ts';
import type { Language } from './language.ts';
import { findToolchains, type ProgramPlace, type Toolchains } from './program-places.ts';

const contractNames = [
  ['C', 'C With O2', 'C++', 'C++ With O2', 'C++ 17', 'C++ 17 With O2', 'C++ 20', 'C++ 20 With O2'],
  ['Java', 'Python2', 'Python3', 'PyPy2', 'PyPy3', 'Golang', 'C#', 'Rust', 'PHP'],
  ['JavaScript Node', 'JavaScript V8', 'Ruby'],
].flat();
const ownNames = ['C++ 23', 'C++ 23 With O2', 'Kotlin', 'TypeScript', 'Pascal', 'Scripts'];

describe('the language table', () => {
  it('contains exactly the names of the contract and our additions', () => {
    expect(languages.map(({ name }) => name).toSorted()).toEqual([...contractNames, ...ownNames].toSorted());
  });

  it('uses in its commands only the programs that it declares', () => {
    for (const { name, programs, compile, run, version } of languages) {
      const used = [...compile, run, version].flat().flatMap((part) => /^\{(\w+)\}$/.exec(part)?.[1] ?? []);
      const known = [...Object.keys(programs), 'includeFolders', 'sourceFile', 'mainClass', 'sources'];
      expect(known, name).toEqual(expect.arrayContaining(used));
    }
  });

  it('compiles checkers as languages of the table', () => {
    const names = languages.map(({ name }) => name);
    const others = languages.flatMap(({ checkersCompileAs }) => checkersCompileAs ?? []);
    expect(names).toEqual(expect.arrayContaining(others));
  });
});

describe('detecting languages', () => {
  let folder: string;
  let sandbox: Sandbox;
  let toolchains: Toolchains;
  let ownPlace: ProgramPlace;
  let cacheFile: string;
  let tested: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'detect-'));
    toolchains = await findToolchains();
    ownPlace = { hostFolder: join(folder, 'programs'), sandboxFolder: '/opt/own-programs' };
    await mkdir(ownPlace.hostFolder);
    sandbox = await openSandbox({
      slots: 2,
      stateFolder: join(folder, 'state'),
      binds: [...toolchains.binds, { source: ownPlace.hostFolder, target: ownPlace.sandboxFolder }],
    });
  });
  beforeEach(async () => {
    tested = [];
    cacheFile = join(await mkdtemp(join(folder, 'cache-')), 'languages.json');
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  function detect(chosen: readonly Language[], places = toolchains.places): Promise<DetectedLanguages> {
    const slots = createSlotPool(sandbox.slots);
    const onTested = (name: string) => tested.push(name);
    return detectLanguages({ languages: chosen, slots, cacheFile, places, onTested });
  }

  it('offers every language whose self-test passes, with its version', async () => {
    const chosen = getLanguages('C', 'C++ 17 With O2', 'Python3', 'JavaScript Node', 'TypeScript');
    const { languages: offered, disabledLanguages, ready } = await detect(chosen);
    expect(disabledLanguages).toEqual([]);
    expect(offered.map(({ name }) => name)).toEqual(chosen.map(({ name }) => name));
    expect([...ready.keys()]).toEqual(chosen.map(({ name }) => name));
    for (const { version } of offered) expect(version).toMatch(/\d+\.\d+/);
  });

  it('reports which program is missing', async () => {
    const { languages: offered, disabledLanguages } = await detect(getLanguages('C', 'Python2'), [ownPlace]);
    expect(offered).toEqual([]);
    expect(disabledLanguages).toEqual([
      { name: 'C', reason: 'gcc is not installed' },
      { name: 'Python2', reason: 'python2 or python2.7 is not installed' },
    ]);
  });

  it.each([
    ['does not compile', 'int main( {', /does not compile: .*error/s],
    ['crashes', '#include <stdlib.h>\nint main(void) { abort(); }', /does not run: .*SIGABRT/],
    ['answers wrongly', '#include <stdio.h>\nint main(void) { puts("41"); }', /wrong answer.*41/s],
  ])('does not offer a language whose self-test %s', async (_, selfTest, reason) => {
    const broken = getLanguages('C').map((language) => ({ ...language, selfTest }));
    const { languages: offered, disabledLanguages } = await detect(broken);
    expect(offered).toEqual([]);
    expect(disabledLanguages).toEqual([{ name: 'C', reason: expect.stringMatching(reason) }]);
  });

  it('does not offer a language whose program is missing inside the sandbox', async () => {
    const elsewhere = { hostFolder: '/usr/bin', sandboxFolder: '/opt/nowhere' };
    const { languages: offered, disabledLanguages } = await detect(getLanguages('C'), [elsewhere]);
    expect(offered).toEqual([]);
    expect(disabledLanguages).toHaveLength(1);
  });

  it('does not offer a language whose compiler exceeds the limits of submissions', async () => {
    const slow = getLanguages('C').map((language) => ({
      ...language,
      compile: [['/bin/sh', '-c', 'while :; do :; done'] as const],
      compileLimits: { ...language.compileLimits, cpuTimeMs: 100 },
    }));
    expect((await detect(slow)).disabledLanguages).toEqual([
      { name: 'C', reason: expect.stringMatching(/does not compile: .*more time than is allowed/) },
    ]);
  });

  it('runs no self-test at the second start', async () => {
    const first = await detect(getLanguages('C', 'Python3'));
    expect(tested.toSorted()).toEqual(['C', 'Python3']);
    expect(await detect(getLanguages('C', 'Python3'))).toEqual(first);
    expect(tested.toSorted()).toEqual(['C', 'Python3']);
  });

  it('repeats the self-test when the compiler has changed', async () => {
    const places = [ownPlace, ...toolchains.places];
    await writeFakeGcc('12.1');
    expect((await detect(getLanguages('C'), places)).languages).toEqual([
      { name: 'C', version: 'wrapped 12.1' },
    ]);
    await writeFakeGcc('12.10');
    expect((await detect(getLanguages('C'), places)).languages).toEqual([
      { name: 'C', version: 'wrapped 12.10' },
    ]);
  });

  it('repeats a self-test that failed', async () => {
    await writeFile(join(ownPlace.hostFolder, 'gcc'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    expect((await detect(getLanguages('C'), [ownPlace])).disabledLanguages).toHaveLength(1);
    expect((await detect(getLanguages('C'))).languages).toHaveLength(1);
    expect(tested).toEqual(['C', 'C']);
  });

  it('ignores a damaged cache', async () => {
    await detect(getLanguages('C'));
    await writeFile(cacheFile, '{"half');
    expect((await detect(getLanguages('C'))).languages).toHaveLength(1);
    expect(tested).toEqual(['C', 'C']);
    expect(Object.keys(JSON.parse(await readFile(cacheFile, 'utf8')))).toHaveLength(1);
  });

  /** A gcc with another version: everything else is left to the real one. */
  async function writeFakeGcc(version: string): Promise<void> {
    const script = `#!/bin/sh\n[ "$1" = --version ] && { echo "wrapped ${version}"; exit; }\nexec /usr/bin/gcc "$@"\n`;
    await writeFile(join(ownPlace.hostFolder, 'gcc'), script, { mode: 0o755 });
  }
});

function getLanguages(...names: string[]): Language[] {
  return languages.filter(({ name }) => names.includes(name));
}
