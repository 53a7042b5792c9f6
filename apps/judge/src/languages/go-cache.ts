/**
 * How this works
 *
 * Since version 1.20, Go comes without a compiled standard library and stores compiled packages in a build cache. With an
 * empty cache every submission would compile the library again and exceed its time limit. The judge therefore compiles the
 * packages that solutions use once, from its own program and outside the sandbox, and binds the cache read-only. Go reads
 * what it finds and does not store the rest. Entries are named by the hash of all their inputs, the compiler included, so
 * an old cache is never wrong, only useless.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from './find-programs.ts';
import { go } from './other-compiled.ts';
import type { ProgramPlace } from './program-places.ts';

const packages =
  `bufio bytes cmp container/heap container/list container/ring context encoding/binary encoding/hex encoding/json
errors fmt hash/crc32 hash/fnv hash/maphash io io/ioutil iter maps math math/big math/bits math/cmplx math/rand
math/rand/v2 os os/signal reflect regexp runtime runtime/debug slices sort strconv strings sync sync/atomic syscall
text/tabwriter text/template time unicode unicode/utf16 unicode/utf8 unsafe`.split(/\s+/);

/** Minutes: once per version of Go, possibly on a busy machine. */
const limitMs = 600_000;
const markName = 'warmed-for';
const run = promisify(execFile);

export interface GoCacheInput {
  readonly places: readonly ProgramPlace[];
  readonly folder: string;
  readonly onWarning?: ((message: string) => void) | undefined;
}

/** Does nothing without Go. A failure here also shows in Go's self-test; the warning contains the reason. */
export async function warmGoCache({ places, folder, onWarning }: GoCacheInput): Promise<void> {
  const search = await findPrograms(go, places);
  const compiler = 'programs' in search ? search.programs['compiler'] : undefined;
  if (compiler === undefined) return;
  const mark = join(folder, markName);
  const wanted = JSON.stringify([compiler.fingerprint, packages]);
  if ((await readIfThere(mark)) === wanted) return;
  const scratch = await mkdtemp(join(tmpdir(), 'touchstone-go-'));
  try {
    await compilePackages(compiler.hostPath, { folder, scratch });
    await writeFile(mark, wanted);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    onWarning?.(`The standard library of Go cannot be compiled beforehand: ${error.message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Skips packages that this version of Go does not have. */
async function compilePackages(
  compiler: string,
  { folder, scratch }: { readonly folder: string; readonly scratch: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const environment = { ...go.environment?.compile, GOCACHE: folder, GOPATH: scratch, HOME: scratch };
  const options = {
    cwd: scratch,
    env: { ...environment, PATH: process.env['PATH'] },
    timeout: limitMs,
    maxBuffer: 16 * 1024 * 1024,
  };
  const { stdout } = await run(compiler, ['list', 'std'], options);
  const known = new Set(stdout.split('\n'));
  const imports = packages.filter((name) => known.has(name)).map((name) => `import _ "${name}"\n`);
  await writeFile(join(scratch, 'main.go'), `package main\n${imports.join('')}func main() {}\n`);
  await run(compiler, ['build', '-o', 'main', 'main.go'], options);
  // Compilers run as other users and must be able to read it, whatever the umask is.
  await run('chmod', ['-R', 'a+rX', folder], options);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
