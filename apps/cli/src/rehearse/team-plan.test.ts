import { describe, expect, it } from 'vitest';
import { SeededRandom } from '@touchstone/server/demo';
import type { RandomSource } from './random-source.ts';
import { rehearsalProblems } from './rehearsal-problems.ts';
import { drawMoment } from './submission-curve.ts';
import { planTeam } from './team-plan.ts';

const durationMs = 300_000;

function seeded(seed: string): RandomSource {
  const random = new SeededRandom(seed);
  return { next: () => random.next() };
}

const planOf = (name: string, submissions = 6) =>
  planTeam({
    random: seeded(name),
    name,
    durationMs,
    problems: rehearsalProblems,
    languages: ['cpp', 'python'],
    submissions,
  });

const plans = Array.from({ length: 200 }, (_, team) => planOf(`team-${team}`));
const all = plans.flatMap(({ submissions }) => submissions);

describe('the times of submissions', () => {
  const random = seeded('curve');
  const moments = Array.from({ length: 10_000 }, () => drawMoment(random));
  const shareWithin = (from: number, to: number) =>
    moments.filter((moment) => moment >= from && moment < to).length / moments.length;

  it('are all within the contest', () => {
    expect(shareWithin(0, 1)).toBe(1);
  });
  it('concentrate at the start and before the end', () => {
    expect(shareWithin(0, 0.15)).toBeGreaterThan(0.25);
    expect(shareWithin(0.85, 1)).toBeGreaterThan(0.25);
    expect(shareWithin(0.5, 0.8)).toBeLessThan(0.15);
  });
});

describe('the plan of a team', () => {
  it('keeps its programs in order and before the end', () => {
    for (const { submissions } of plans) {
      const moments = submissions.map(({ atMs }) => atMs);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(Math.max(0, ...moments)).toBeLessThan(durationMs - 1000);
    }
  });
  it('has the requested number of programs, on average', () => {
    expect(all.length / plans.length).toBeGreaterThan(5);
    expect(all.length / plans.length).toBeLessThan(7);
  });
  it('has no two programs with the same text', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });
  it('together has every outcome in every language', () => {
    expect(new Set(all.map(({ language, outcome }) => `${language} ${outcome}`)).size).toBe(8);
  });
  it('has at least one program, also if one is requested', () => {
    for (let team = 0; team < 50; team += 1) expect(planOf(`one-${team}`, 1).submissions).toHaveLength(1);
  });
  it('uses only available languages', () => {
    const random = seeded('python');
    const wishes = { random, name: 'x', durationMs, problems: rehearsalProblems, submissions: 5 };
    const { submissions } = planTeam({ ...wishes, languages: ['python'] });
    expect(new Set(submissions.map(({ language }) => language))).toEqual(new Set(['python']));
  });
});
