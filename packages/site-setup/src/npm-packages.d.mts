import type { beginStep } from './console.mjs';

export declare const bundledNode: string;
export declare function ensureNpmPackages(
  root: string,
  step: typeof beginStep,
): Promise<{ readonly installed?: boolean; readonly error?: string }>;
export declare function findBundledNodeProblem(root: string): string | undefined;
