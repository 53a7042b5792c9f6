/**
 * How this works
 *
 * `npm run test:kernel` runs the conformance suite on Debian's kernel in an emulator and writes a proof for each pair of
 * architecture and control group version that passed. A proof names the hashes of the sandbox and of the suite at that time.
 * It counts as long as both are the same: any change of either asks for another run.
 *
 * The hash of the sandbox leaves out tests, so that an installation without them can compute it. Unit tests and this folder are
 * in neither hash: how a proof is recorded does not change what was proved.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
export const proofFile = join(packageFolder, 'proved-kernels.json');

export const provableArchitectures = ['arm64', 'x64'] as const;
export const provableVersions = ['v2', 'v1'] as const;
export type ProvableArchitecture = (typeof provableArchitectures)[number];
export type ProvableVersion = (typeof provableVersions)[number];

export interface SourceHashes {
  readonly sandboxHash: string;
  readonly suiteHash: string;
}

export interface KernelProof extends SourceHashes {
  readonly architecture: ProvableArchitecture;
  readonly controlGroups: ProvableVersion;
  /** As `uname -r` prints it. */
  readonly kernel: string;
  readonly provedAt: string;
  readonly tests: number;
}

const isSuite = (path: string): boolean => /^(src\/conformance|conformance-programs)\//.test(path);
const isSandbox = (path: string): boolean =>
  !isSuite(path) && !path.endsWith('.test.ts') && !path.startsWith('src/proof/');

export function hashSandbox(folder = packageFolder): string {
  return hashFiles(folder, [...listFiles(folder, 'native'), ...listFiles(folder, 'src')].filter(isSandbox));
}

export function hashSuite(folder = packageFolder): string {
  return hashFiles(folder, [
    ...listFiles(folder, 'src/conformance'),
    ...listFiles(folder, 'conformance-programs'),
  ]);
}

export function loadProofs(file = proofFile): KernelProof[] {
  return JSON.parse(readFileSync(file, 'utf8')) as KernelProof[];
}

/** In a fixed order, so that a new proof changes only its own lines. */
export function replaceProof(proofs: readonly KernelProof[], proof: KernelProof): KernelProof[] {
  const all = [...proofs.filter((one) => !isSameSubject(one, proof)), proof];
  return provableArchitectures.flatMap((architecture) =>
    provableVersions.flatMap((controlGroups) =>
      all.filter((one) => isSameSubject(one, { architecture, controlGroups })),
    ),
  );
}

export function isSameSubject(
  one: Pick<KernelProof, 'architecture' | 'controlGroups'>,
  other: Pick<KernelProof, 'architecture' | 'controlGroups'>,
): boolean {
  return one.architecture === other.architecture && one.controlGroups === other.controlGroups;
}

function listFiles(folder: string, part: string): string[] {
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
}

function hashFiles(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex');
}
