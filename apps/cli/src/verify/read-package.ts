import { readFixture } from './fixture/read-fixture.ts';
import { readKattisPackage } from './kattis/read-kattis-package.ts';
import type { LocatedPackage } from './package/find-packages.ts';
import { openPackageFolder } from './package/package-folder.ts';
import type { ProblemPackage } from './package/problem-package.ts';

export async function readPackage({ root, name, format }: LocatedPackage): Promise<ProblemPackage> {
  const folder = await openPackageFolder(root, name);
  switch (format) {
    case 'fixture':
      return await readFixture(folder);
    case 'kattis':
      return await readKattisPackage(folder);
    default:
      return format satisfies never;
  }
}
