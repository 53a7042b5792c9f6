import { line, times, type TestDataPlan } from './test-data-plan.ts';

const largest = 10n ** 18n;

export const noTwins: TestDataPlan = {
  makeInputs: (random) => [
    line(0, 0),
    line(11, 11),
    line(0, 9),
    line(100, 100_000),
    line(54_321, 99_999),
    line(100_001, largest),
    line(largest, largest),
    line(111_111_111_111, 222_222_222_222),
    line(99_999_999_999, 101_010_101_010),
    ...times(3, () => {
      const first = BigInt(random.between(1, 10 ** 9)) * BigInt(random.between(1, 10 ** 8));
      return line(first, first + BigInt(random.between(10 ** 8, 10 ** 15)));
    }),
  ],
  solve: (input) => {
    const [first = 0n, last = 0n] = input.trim().split(' ').map(BigInt);
    return line(countUpTo(last) - countUpTo(first - 1n));
  },
  subtaskOf: (input) => (BigInt(input.trim().split(' ')[1] ?? 0) <= 100_000n ? 1 : 2),
};

/** Each free digit has nine choices: any digit but the one before it. */
function countUpTo(last: bigint): bigint {
  if (last <= 0n) return last === 0n ? 1n : 0n;
  const digits = Array.from(String(last), Number);
  // Zero, and all shorter numbers.
  let count = times(digits.length, (size) => 9n ** BigInt(size)).reduce((sum, ways) => sum + ways, 0n);
  for (const [index, digit] of digits.entries()) {
    const before = digits[index - 1];
    const smaller = times(digit, (choice) => choice).filter(
      (choice) => choice !== before && (index > 0 || choice > 0),
    );
    count += BigInt(smaller.length) * 9n ** BigInt(digits.length - index - 1);
    if (digit === before) return count;
  }
  return count + 1n;
}
