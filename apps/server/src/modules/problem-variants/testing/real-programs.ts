/** A variant whose programs run: the difference of two numbers. */
import type { VariantDraft } from '@touchstone/contract';
import { aDraft } from './sample-variant.ts';

const program = (code: string) => ({
  language: 'C++',
  code: `#include <cstdio>\n#include <cstdlib>\n${code}\n`,
});
const solution = (expression: string) =>
  program(
    `int main() { long long a, b; if (scanf("%lld %lld", &a, &b) != 2) return 1; printf("%lld\\n", ${expression}); }`,
  );

export const rightSolution = solution('a > b ? a - b : b - a');

const generator = program(`int main(int, char **arguments) {
  unsigned long long state = strtoull(arguments[1], nullptr, 10), limit = strtoull(arguments[2], nullptr, 10), values[2];
  for (auto &value : values) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    value = (state >> 33) % limit;
  }
  printf("%llu %llu\\n", values[0], values[1]);
}`);

const validator = program(`int main() {
  long long a, b;
  if (scanf("%lld %lld", &a, &b) != 2) return 1;
  return a < 0 || b < 0 || a > 1000000000 || b > 1000000000;
}`);

export const aRealDraft = (changes: Partial<VariantDraft> = {}): VariantDraft =>
  aDraft({
    generator: { ...generator, argumentLines: ['{seed} 1000', '{seed} 1000000000'] },
    validator,
    solutions: [rightSolution, solution('llabs(a - b)')],
    wrongSolutions: [{ ...solution('a - b'), mistake: 'no absolute value' }],
    ...changes,
  });

export const disagreeing = solution('a > 500 ? a + b : llabs(b - a)');
/** A solution that is called wrong. */
export const secretlyRight = { ...solution('b > a ? b - a : a - b'), mistake: 'none, in truth' };
