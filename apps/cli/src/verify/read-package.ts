import { readKattisPackage } from '@touchstone/problem-formats/icpc/read-kattis-package';
import type { ProblemPackage } from '@touchstone/problem-formats/jury-package/problem-package';
import type { LocatedPackage } from './find-packages.ts';
import { readFixture } from './fixture/read-fixture.ts';

export async function readPackage({ open, format }: LocatedPackage): Promise<ProblemPackage> {
  const tree = await open();
  switch (format) {
    case 'fixture':
      return await readFixture(tree);
    case 'kattis':
      return await readKattisPackage(tree);
    default:
      return format satisfies never;
  }
}
