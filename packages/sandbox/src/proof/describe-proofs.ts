/** What the proofs say about the sources that are here now. */
import {
  isSameSubject,
  provableArchitectures,
  provableVersions,
  type KernelProof,
  type ProvableArchitecture,
  type ProvableVersion,
  type SourceHashes,
} from './kernel-proof.ts';

/** outdated: passed with other sources. */
export type ProofState = 'proved' | 'outdated' | 'not proved';

export interface ProofLine {
  readonly architecture: ProvableArchitecture;
  readonly controlGroups: ProvableVersion;
  readonly state: ProofState;
  readonly text: string;
}

/** Without a hash of the suite, as in an installation without tests, the sandbox alone decides. */
export type CurrentHashes = Pick<SourceHashes, 'sandboxHash'> & Partial<SourceHashes>;

/** A line for each pair of architecture and version. */
export function describeProofs(proofs: readonly KernelProof[], current: CurrentHashes): ProofLine[] {
  return provableArchitectures.flatMap((architecture) =>
    provableVersions.map((controlGroups): ProofLine => {
      const proof = proofs.find((one) => isSameSubject(one, { architecture, controlGroups }));
      return { architecture, controlGroups, ...describeProof(proof, current) };
    }),
  );
}

/** What the sources need before they are released: no proof is outdated, and each version is proved on some architecture. */
export function listNeededRuns(lines: readonly ProofLine[]): ProofLine[] {
  const isProved = ({ controlGroups }: ProofLine): boolean =>
    lines.some((line) => line.controlGroups === controlGroups && line.state === 'proved');
  return lines.filter((line) => line.state === 'outdated' || !isProved(line));
}

function describeProof(
  proof: KernelProof | undefined,
  current: CurrentHashes,
): Pick<ProofLine, 'state' | 'text'> {
  if (proof === undefined) return { state: 'not proved', text: 'not proved' };
  const run = `${proof.tests} tests on Linux ${proof.kernel}, ${proof.provedAt}`;
  const changed = listChanges(proof, current);
  if (changed.length === 0) return { state: 'proved', text: `passed ${run}` };
  return { state: 'outdated', text: `${changed.join(' and ')} changed since it passed ${run}` };
}

function listChanges(proof: KernelProof, { sandboxHash, suiteHash }: CurrentHashes): string[] {
  return [
    ...(proof.sandboxHash === sandboxHash ? [] : ['the sandbox']),
    ...(suiteHash === undefined || proof.suiteHash === suiteHash ? [] : ['the suite']),
  ];
}
