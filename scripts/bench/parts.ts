import { apiPart } from './api/api-part.ts';
import { communityPart } from './community/community-part.ts';
import { contestsPart } from './contests/contests-part.ts';
import { counterExamplesPart } from './counter-examples/counter-examples-part.ts';
import { fairnessPart } from './fairness/fairness-part.ts';
import { groupsPart } from './groups/groups-part.ts';
import { importPart } from './import/import-part.ts';
import { judgePart } from './judge/judge-part.ts';
import { listsPart } from './lists/lists-part.ts';
import { migrationPart } from './migration/migration-part.ts';
import type { BenchPart } from './part.ts';
import { sandboxPart } from './sandbox/sandbox-part.ts';
import { similarityPart } from './similarity/similarity-part.ts';
import { webPart } from './web/web-part.ts';

export const parts: readonly BenchPart[] = [
  apiPart,
  communityPart,
  contestsPart,
  counterExamplesPart,
  fairnessPart,
  groupsPart,
  importPart,
  judgePart,
  listsPart,
  migrationPart,
  sandboxPart,
  similarityPart,
  webPart,
];
