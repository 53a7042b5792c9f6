import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const write = (stickers: number[]) => line(stickers.length) + line(...stickers);

export const stickerSwap: TestDataPlan = {
  makeInputs: (random) => [
    write([1]),
    write([1_000_000_000]),
    write(times(1000, () => 7)),
    write(times(1000, (index) => index + 1)),
    write(times(1000, (index) => 1_000_000_000 - index)),
    write(times(2000, () => random.between(1, 1500))),
    write(times(3000, () => random.between(1, 900))),
    write(times(10_000, () => random.between(1, 1_000_000_000))),
  ],
  solve: (input) => {
    const [, ...stickers] = parseNumbers(input);
    return line(new Set(stickers).size);
  },
};
