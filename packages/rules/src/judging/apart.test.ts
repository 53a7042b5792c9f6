import { expect, test } from 'vitest';
import { mayTakeTestRun, type MachineState } from './apart.ts';

const alone: MachineState = {
  machine: 'a',
  machines: ['a', 'a'],
  isContestOn: true,
  isContestHere: false,
  longestWaitMs: null,
};
const first: MachineState = { ...alone, machines: ['b', 'a'] };
const second: MachineState = { ...first, machine: 'b' };

test.each<[string, MachineState, boolean]>([
  ['the only machine, and nothing of the contest is open', alone, true],
  ['the only machine, and a submission waits', { ...alone, longestWaitMs: 0 }, false],
  ['the only machine, and a submission runs', { ...alone, isContestHere: true }, false],
  ['the first of two machines', first, true],
  ['the first of two machines, and a submission just came', { ...first, longestWaitMs: 100 }, true],
  ['the first of two machines, and no other takes a submission', { ...first, longestWaitMs: 10_000 }, false],
  ['the first of two machines, and a submission runs there', { ...first, isContestHere: true }, false],
  ['the second of two machines', second, false],
  ['the second of two machines after the contest', { ...second, isContestOn: false }, true],
])('a test run on %s: %s', (_, state, expected) => {
  expect(mayTakeTestRun(state)).toBe(expected);
});
