import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const write = (window: number, heat: number[]) => line(heat.length, window) + line(...heat);
const extreme = 1_000_000_000;

export const slidingTemperatures: TestDataPlan = {
  makeInputs: (random) => [
    write(1, [5]),
    write(6, [3, 1, 4, 1, 5, 9]),
    write(
      3,
      times(500, (index) => index),
    ),
    write(
      3,
      times(500, (index) => -index),
    ),
    write(
      7,
      times(1000, () => 0),
    ),
    write(
      10,
      times(1000, (index) => (index % 2 === 0 ? extreme : -extreme)),
    ),
    write(
      100,
      times(3000, () => random.between(-extreme, extreme)),
    ),
    write(
      1,
      times(3000, () => random.between(-40, 40)),
    ),
    // Scanning every window separately takes six hundred million steps.
    write(
      25_000,
      times(50_000, () => random.between(-40, 40)),
    ),
  ],
  solve: (input) => {
    const [days = 0, window = 1, ...heat] = parseNumbers(input);
    const highest: number[] = [];
    // Days that may still be the maximum of a window, hottest first; those before `first` have left it.
    const candidates: number[] = [];
    let first = 0;
    for (let day = 0; day < days; day += 1) {
      const value = heat[day] ?? 0;
      while (candidates.length > first && (heat[candidates.at(-1) ?? 0] ?? 0) <= value) candidates.pop();
      candidates.push(day);
      if ((candidates[first] ?? 0) <= day - window) first += 1;
      if (day >= window - 1) highest.push(heat[candidates[first] ?? 0] ?? 0);
    }
    return line(...highest);
  },
};
