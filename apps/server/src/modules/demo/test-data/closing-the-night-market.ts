import type { TestDataPlan } from './test-data-plan.ts';

const minutesPerDay = 24 * 60;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Half of all cases stay within the day. A program that ignores midnight gets points for these. */
export const closingTheNightMarket: TestDataPlan = {
  makeInputs: () => [
    '00:00 0\n',
    '00:00 1439\n',
    '12:00 719\n',
    '23:59 1\n',
    '00:00 1440\n',
    '12:34 100000\n',
    '05:06 4321\n',
  ],
  solve: (input) => {
    const [hours = 0, minutes = 0, open = 0] = input.split(/[\s:]+/).map(Number);
    const total = (hours * 60 + minutes + open) % minutesPerDay;
    return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}\n`;
  },
};
