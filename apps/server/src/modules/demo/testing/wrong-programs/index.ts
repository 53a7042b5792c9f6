export { describeWrongProgram } from './describe-search.ts';
export type { WrongProgram } from './wrong-program.ts';
import { listPrograms } from './lists.ts';
import { numberPrograms } from './numbers.ts';
import { recordPrograms } from './records.ts';
import { textPrograms } from './texts.ts';
import type { WrongProgram } from './wrong-program.ts';

/** For each the search should find an input on which it fails. */
export const wrongPrograms: readonly WrongProgram[] = [
  ...numberPrograms,
  ...textPrograms,
  ...listPrograms,
  ...recordPrograms,
];
