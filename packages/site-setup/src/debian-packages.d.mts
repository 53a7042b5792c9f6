export interface DebianPackage {
  readonly name: string;
  readonly reason: string;
}
export const requiredPackages: readonly DebianPackage[];
export const languagePackages: readonly DebianPackage[];
export function listMissing(names: readonly string[]): string[];
export function isDebianFamily(): boolean;
export function installCommand(missing: readonly string[]): string;
