/** What runs see of the files is a copy in memory, the same for all, and every language works with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitProgram } from '@touchstone/rules/judging/limits';
import { examineMachine, type RunFacts, type Slot } from '@touchstone/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestProgram } from '../problem-types/run-program.ts';
import { openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { compileProgram, type CompiledProgram } from './compile-program.ts';
import { languages } from './index.ts';
import { findToolchains } from './program-places.ts';
import { findRunTimeFiles } from './run-time-files.ts';

/** Marks every file that it can: times of access and change, locks, pages that are in memory. */
const writer = `#define _GNU_SOURCE
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
static int marked;
static int mark(const char *path, const struct stat *status, int type, struct FTW *walk) {
  struct timespec times[2] = {{1000, 0}, {1000, 0}};
  char bytes[4096];
  if (utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW) == 0) marked++;
  int fd = type == FTW_F && S_ISREG(status->st_mode) ? open(path, O_RDONLY) : -1;
  if (fd < 0) return 0;
  if (read(fd, bytes, sizeof bytes) < 0) puts("unreadable");
  flock(fd, LOCK_EX);
  close(fd);
  return 0;
}
int main(void) {
  const char *folders[] = {"/usr", "/etc", "/dev", "/opt"};
  for (int index = 0; index < 4; index++) nftw(folders[index], mark, 64, FTW_PHYS);
  printf("marked %d\\n", marked);
}
`;

/** Each prints a number for all that it sees of the files, and its major page faults after it has read every file. */
const readers: Readonly<Record<string, string>> = {
  Python3: `import os, zlib
seen = 0
for top in ('/usr', '/etc', '/dev', '/opt'):
    for folder, folders, names in os.walk(top):
        for name in sorted(folders + names):
            path = os.path.join(folder, name)
            if path == '/dev/shm':
                continue
            s = os.lstat(path)
            seen = zlib.crc32(repr((path, s)).encode(), seen)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, 'rb') as file:
                    while file.read(1 << 20):
                        pass
print(seen, open('/proc/self/stat').read().rsplit(')')[1].split()[9])
`,
  Java: `import java.io.*;
import java.nio.file.*;
import java.util.*;
public class Main {
  public static void main(String[] args) throws Exception {
    long seen = 0;
    byte[] bytes = new byte[1 << 16];
    for (String top : List.of("/usr", "/etc", "/dev", "/opt")) {
      if (!Files.exists(Path.of(top))) continue;
      List<Path> paths = new ArrayList<>();
      try (var walk = Files.walk(Path.of(top))) { walk.forEach(paths::add); }
      Collections.sort(paths);
      for (Path path : paths) {
        if (path.startsWith("/dev/shm")) continue;
        seen = seen * 31 + Files.readAttributes(path, "unix:*", LinkOption.NOFOLLOW_LINKS).toString().hashCode();
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) continue;
        try (var in = new FileInputStream(path.toFile())) { while (in.read(bytes) >= 0) {} }
      }
    }
    String stat = Files.readString(Path.of("/proc/self/stat"));
    System.out.println(seen + " " + stat.substring(stat.lastIndexOf(')') + 2).split(" ")[9]);
  }
}
`,
};

const limits = { timeLimitMs: 60_000, memoryLimitBytes: 512 << 20, stackBytes: 64 << 20 };

const { canHaveImage, controlGroups } = examineMachine(2);

let fixture: JudgingFixture;
let folder: string;
let slots: Slot[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-time-files-'));
  fixture = await openJudgingFixture(['C', ...Object.keys(readers)]);
  slots = [];
  await fixture.judging.parts.slots.use({ queue: 'main' }, async (slot) => void slots.push(slot));
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

async function compile(slot: Slot, name: string, code: string): Promise<CompiledProgram> {
  const language = fixture.judging.parts.languages.get(name);
  if (language === undefined) throw new Error(`${name} is not offered`);
  const own = await mkdtemp(join(folder, 'program-'));
  const outcome = await compileProgram(slot, {
    language,
    code,
    extraFiles: {},
    includeFolders: [],
    folder: own,
  });
  if (outcome.state !== 'compiled') throw new Error(JSON.stringify(outcome));
  return outcome.program;
}

async function run(slot: Slot, program: CompiledProgram): Promise<RunFacts & { readonly output: string }> {
  const input = { bytes: Buffer.alloc(0) };
  const signal = new AbortController().signal;
  const request = requestProgram({ program, limits, fileIo: null, input, outputBytes: 1 << 20, signal });
  const facts = await slot.run({ ...request, limits: limitProgram(limits, 1 << 20) });
  return { ...facts, output: Buffer.from(facts.standardOutput.bytes).toString() };
}

/** Without root's privileges there is no image, and the sandbox reports this weakness. */
describe.runIf(canHaveImage && controlGroups.version !== 'none')('what a run sees of the files', () => {
  it.each(Object.keys(readers))(
    'is the same before and after another run marked what it could: %s',
    async (name) => {
      const [slot] = slots;
      if (slot === undefined) throw new Error('no slot');
      const reader = await compile(slot, name, readers[name] ?? '');
      const marker = await compile(slot, 'C', writer);
      const before = await run(slot, reader);
      expect(before).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^-?\d+ 0\n$/) });
      // The folder of shared memory, which is the run's own.
      expect((await run(slot, marker)).output).toBe('marked 1\n');
      expect((await run(slot, reader)).output).toBe(before.output);
    },
  );
});

describe('the list of the run-time files', () => {
  it('holds the C library and each interpreter, where runs look for them, and nothing of home folders', async () => {
    const { places } = await findToolchains();
    const targets = (await findRunTimeFiles(languages, places)).map(({ target }) => target);
    expect(targets).toContainEqual(expect.stringMatching(/\/libstdc\+\+\.so\.6$/));
    expect(targets).toContainEqual(expect.stringMatching(/\/ld-linux[^/]*\.so\.\d$/));
    expect(targets).toContain('/usr/bin/python3');
    expect(targets).toContain('/opt/touchstone/node/node');
    expect(targets.filter((path) => !/^\/(?:usr|lib\w*|bin|sbin|etc|opt\/touchstone)\//.test(path))).toEqual(
      [],
    );
    expect(new Set(targets).size).toBe(targets.length);
  });
});
