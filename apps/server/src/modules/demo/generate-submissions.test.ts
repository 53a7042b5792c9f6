import { beforeAll, describe, expect, test } from 'vitest';
import { demoUsers } from './demo-users.ts';
import { generateSubmissions, type DemoSubmission } from './generate-submissions.ts';
import { loadDemoProblems, type DemoProblem } from './load-demo-files.ts';

let problems: DemoProblem[];
beforeAll(async () => {
  problems = await loadDemoProblems();
});

/**
 * Just before and at midnight of the site, a leap day, a holiday, a weekend: the plan must hold for any
 * start.
 */
const moments = [
  '2024-02-29T15:59:59.000Z',
  '2025-06-30T16:00:00.000Z',
  '2026-01-01T04:00:00.000Z',
  '2026-01-03T04:00:00.000Z',
].map((text) => new Date(text));

const generate = (now: Date) => generateSubmissions(demoUsers, problems, now);
const solvedBy = (all: DemoSubmission[], username: string) =>
  new Set(all.filter((one) => one.username === username && one.status === 0).map((one) => one.displayId));

describe.each(moments)('the demo year that ends at %s', (now) => {
  test('is deterministic', () => {
    expect(generate(now)).toEqual(generate(now));
  });

  test('is within the last year, in order, and not in the future', () => {
    const times = generate(now).map(({ submittedAt }) => submittedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(now.getTime());
    expect(times[0]).toBeGreaterThan(now.getTime() - 366 * 86_400_000);
  });

  test('lets every user solve exactly the problems within their reach', () => {
    const all = generate(now);
    for (const { username, reach } of demoUsers) {
      expect([username, solvedBy(all, username).size]).toEqual([username, reach]);
    }
  });
});

test('most users solved something in the last days, and one was active in the last hours', () => {
  const now = new Date('2026-01-01T04:00:00.000Z');
  const all = generate(now);
  const hoursAgo = ({ submittedAt }: DemoSubmission) => (now.getTime() - submittedAt.getTime()) / 3_600_000;
  for (const { username, reach, recent } of demoUsers) {
    const before = all.filter((one) => hoursAgo(one) > 7 * 24);
    expect([username, solvedBy(before, username).size]).toEqual([username, reach - recent]);
  }
  expect(demoUsers.filter(({ recent }) => recent > 0).length).toBeGreaterThan(10);
  expect(Math.min(...all.map(hoursAgo))).toBeLessThan(6);
});

test('the year has enough submissions to look active, and few enough to load quickly', () => {
  const all = generate(new Date('2026-01-01T04:00:00.000Z'));
  expect(all.length).toBeGreaterThan(1000);
  expect(all.length).toBeLessThan(5000);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, -1, -2, -3, 1, 2, 3, 8]));
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['C++ 17', 'Python3']));
});

test('only OI problems have scores; time, memory and messages match the verdict', () => {
  const scoringOf = new Map(problems.map(({ displayId, scoring }) => [displayId, scoring]));
  const odd = generate(new Date('2026-01-01T04:00:00.000Z')).filter((one) => {
    const isScored = scoringOf.get(one.displayId) === 'oi';
    const hasMessage = one.status === -2 || one.status === 3;
    return (
      (one.score !== null) !== isScored ||
      (one.oiRankScore !== null) !== isScored ||
      (one.timeMs === null) !== (one.status === -2) ||
      (one.memoryKb === null) !== (one.status === -2) ||
      (one.errorMessage !== null) !== hasMessage
    );
  });
  expect(odd).toEqual([]);
});
