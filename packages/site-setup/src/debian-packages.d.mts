import type { StepProgress } from './console.mjs';

export interface DebianPackage {
  readonly name: string;
  readonly reason: string;
}
export const requiredPackages: readonly DebianPackage[];
export const languagePackages: readonly DebianPackage[];
export function listMissing(names: readonly string[]): string[];
export function isDebianFamily(): boolean;
export function installCommand(missing: readonly string[]): string;
/** Installs what is missing as root on Debian and Ubuntu; otherwise `text` says what to install. */
export function ensureDebianPackages(
  packages: readonly DebianPackage[],
  step: (label: string, text: string) => StepProgress,
): Promise<{
  readonly state: 'complete' | 'installed' | 'missing' | 'not-debian' | 'failed';
  readonly missing: readonly string[];
  readonly text: string;
}>;
