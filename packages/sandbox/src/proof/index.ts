export {
  hashSandbox,
  hashSuite,
  loadProofs,
  proofFile,
  provableVersions,
  replaceProof,
  type KernelProof,
  type ProvableArchitecture,
  type ProvableVersion,
} from './kernel-proof.ts';
export { describeProofs, listNeededRuns, type ProofLine } from './describe-proofs.ts';
