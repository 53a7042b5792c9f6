/** The disguises of the test set. */
import { addComments } from './disguises/add-comments.ts';
import { addDeadCode } from './disguises/add-dead-code.ts';
import { rename } from './disguises/rename.ts';
import { reorderFunctions } from './disguises/reorder-functions.ts';
import { rewriteLoops } from './disguises/rewrite-loops.ts';
import type { Random } from './seeded-random.ts';
import type { Source } from './sources.ts';

export const disguises = {
  renaming: rename,
  'reordering of functions': reorderFunctions,
  comments: addComments,
  'dead code': addDeadCode,
  'loops rewritten': rewriteLoops,
} as const;
export type Disguise = keyof typeof disguises;
export const disguiseNames = Object.keys(disguises) as Disguise[];

export const disguise = ({ code, family }: Source, kind: Disguise, random: Random): string =>
  disguises[kind](code, family, random);
