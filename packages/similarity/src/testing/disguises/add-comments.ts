/** Adds comments and empty lines, and changes the indentation where the language allows it. */
import { pick, type Random } from '../seeded-random.ts';
import type { TestedFamily } from '../sources.ts';

const remarks = [
  'this part is important',
  'first we look at all elements one by one',
  'see the statement for the reason',
  'here the answer is computed',
  'TODO: make it faster',
  'the limits allow this',
];

export function addComments(code: string, family: TestedFamily, random: Random): string {
  const mark = family === 'python' ? '#' : '//';
  return code
    .split('\n')
    .flatMap((line) => {
      const indentation = /^\s*/.exec(line)?.[0] ?? '';
      const shown = family === 'python' ? line : line.replace(/^\s*/, (space) => space.repeat(2));
      const isDirective = line.startsWith('#');
      const before = random() < 0.4 ? [`${indentation}${mark} ${pick(random, remarks)}`] : [];
      const space = random() < 0.15 ? [''] : [];
      const after =
        !isDirective && line.trim() !== '' && random() < 0.3 ? ` ${mark} ${pick(random, remarks)}` : '';
      return [...before, ...space, shown + after];
    })
    .join('\n');
}
