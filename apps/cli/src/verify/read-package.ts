import { readKattisPackage } from '@touchstone/problem-formats/icpc/read-kattis-package';
import { toJuryPackage } from '@touchstone/problem-formats/jury-package/from-content';
import type { ProblemPackage } from '@touchstone/problem-formats/jury-package/problem-package';
import { readPolygonProblem } from '@touchstone/problem-formats/polygon/read-polygon';
import type { LocatedPackage } from './find-packages.ts';
import { readFixture } from './fixture/read-fixture.ts';

export async function readPackage({ open, format }: LocatedPackage): Promise<ProblemPackage> {
  const tree = await open();
  switch (format) {
    case 'fixture':
      return await readFixture(tree);
    case 'kattis':
      return await readKattisPackage(tree);
    case 'polygon': {
      const { problem, notes } = await readPolygonProblem(tree);
      return toJuryPackage(tree.name, problem, notes);
    }
    default:
      return format satisfies never;
  }
}
