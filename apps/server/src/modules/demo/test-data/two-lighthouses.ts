import { line, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 10n ** 18n;

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

export const twoLighthouses: TestDataPlan = {
  makeInputs: (random) => [
    line(1, 1, 0),
    line(7, 3, 20),
    line(7, 3, 21),
    line(12, 18, 35),
    line(12, 18, 36),
    line(1_000_000_000, 1_000_000_000, 999_999_999),
    line(999_999_937, 1_000_000_000, longest),
    ...times(3, () => line(random.between(1, 1000) * 840, random.between(1, 1000) * 630, 10n ** 9n)),
  ],
  solve: (input) => {
    const [a = 1n, b = 1n, t = 0n] = input.trim().split(' ').map(BigInt);
    return line(t / ((a / greatestCommonDivisor(a, b)) * b) + 1n);
  },
};
