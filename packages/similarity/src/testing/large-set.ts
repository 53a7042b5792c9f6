/** Programs of about 150 lines, as a large contest would have them: solutions of several tasks in one file, some copied. */
import { disguise } from './disguise.ts';
import { createRandom, pick } from './seeded-random.ts';
import { loadSources } from './sources.ts';

const linesOfProgram = 150;

export function makeLargeSet(count: number): string[] {
  const random = createRandom(7);
  const sources = loadSources().filter(({ family }) => family === 'cpp');
  return Array.from({ length: count }, () => {
    const parts: string[] = [];
    let lines = 0;
    while (lines < linesOfProgram) {
      const part = disguise(
        pick(random, sources),
        pick(random, ['renaming', 'dead code', 'loops rewritten']),
        random,
      );
      parts.push(part);
      lines += part.split('\n').length;
    }
    return parts.join('\n').split('\n').slice(0, linesOfProgram).join('\n');
  });
}
