import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { buildPlan, type RevealInfo, type RevealSubmission } from './build-plan.ts';

const info = (changes: Partial<RevealInfo> = {}) =>
  ({
    balloonColor: { A: '#f00', B: null },
    rankShowName: 'username',
    starUserList: [],
    sealTime: 3600,
    ...changes,
  }) as unknown as RevealInfo;

let nextId = 1;
const submission = (
  uid: string,
  displayId: string,
  time: number,
  status: number = statuses.accepted,
  changes: Partial<RevealSubmission> = {},
) =>
  ({
    submitId: (nextId += 1),
    uid,
    username: `name-${uid}`,
    nickname: null,
    realname: `Real ${uid}`,
    school: null,
    avatar: null,
    displayId,
    time,
    status,
    ...changes,
  }) as RevealSubmission;

describe('buildPlan', () => {
  it('an empty contest has problems and nothing to reveal', () => {
    const plan = buildPlan(info(), [], undefined);
    expect(plan.problems).toEqual([
      { displayId: 'A', color: '#f00' },
      { displayId: 'B', color: null },
    ]);
    expect(plan.rows).toEqual([]);
    expect(plan.steps).toEqual([]);
    expect(plan.firstSolved.size).toBe(0);
  });

  it('what was accepted after the freeze counts only in the final state', () => {
    const [row] = buildPlan(info(), [submission('a', 'A', 100), submission('a', 'B', 4000)], undefined).rows;
    expect(row?.frozen.get('A')?.acceptedSecond).toBe(100);
    expect(row?.frozen.get('B')?.acceptedSecond).toBeNull();
    expect(row?.frozen.get('B')?.frozenTryCount).toBe(1);
    expect(row?.final.get('B')?.acceptedSecond).toBe(4000);
  });

  it('the first accepted submission of a problem is the earliest of all, also behind the freeze', () => {
    const plan = buildPlan(
      info(),
      [
        submission('a', 'A', 500),
        submission('b', 'A', 200),
        submission('b', 'A', 50, statuses.wrongAnswer),
        submission('a', 'B', 5000),
      ],
      undefined,
    );
    expect([...plan.firstSolved]).toEqual(
      expect.arrayContaining([
        ['A', 200],
        ['B', 5000],
      ]),
    );
  });

  it('every contestant settles once, from the last to the first', () => {
    const plan = buildPlan(
      info(),
      [submission('a', 'A', 100), submission('b', 'A', 200), submission('b', 'B', 4000)],
      undefined,
    );
    const settled = plan.steps
      .filter(({ kind }) => kind === 'settle')
      .map(({ contestantId }) => contestantId);
    expect(settled).toEqual(['a', 'b']);
    expect(plan.steps.some((step) => step.kind === 'open' && step.problem === 'B' && step.isSolved)).toBe(
      true,
    );
  });

  it('stars take part without a rank', () => {
    const plan = buildPlan(
      info({ starUserList: ['name-a'] }),
      [submission('a', 'A', 100), submission('b', 'A', 200)],
      undefined,
    );
    expect(plan.contenders.get('a')?.isStar).toBe(true);
    const ranks = plan.steps.flatMap((step) =>
      step.kind === 'settle' ? [[step.contestantId, step.rank]] : [],
    );
    expect(ranks).toEqual(
      expect.arrayContaining([
        ['a', null],
        ['b', 1],
      ]),
    );
  });

  it.each([
    ['username', 'name-a'],
    ['realname', 'Real a'],
    ['nickname', 'name-a'],
  ])('contenders are named by %s', (rankShowName, name) => {
    const plan = buildPlan(info({ rankShowName }), [submission('a', 'A', 1)], undefined);
    expect(plan.contenders.get('a')).toMatchObject({ name, school: '' });
  });

  it('the awards of the contest are given, unless medals are', () => {
    const submissions = [submission('a', 'A', 100), submission('b', 'A', 200)];
    const award = { priority: 1, name: 'Champion', background: '#111', color: '#fff', amount: 1 };
    const own = { type: 'number', awards: [award] } as const;
    const given = (medals: Parameters<typeof buildPlan>[2]) =>
      buildPlan(info(), submissions, medals, own).steps.flatMap((step) =>
        step.kind === 'settle' ? [step.medal] : [],
      );
    expect(given(undefined)).toEqual([null, award]);
    expect(given({ gold: 1, silver: 0, bronze: 0 })).toEqual([null, 'gold']);
  });

  it('the given medals decide', () => {
    const submissions = [submission('a', 'A', 100), submission('b', 'A', 200)];
    const medalsOf = (medals: Parameters<typeof buildPlan>[2]) =>
      buildPlan(info(), submissions, medals).steps.flatMap((step) =>
        step.kind === 'settle' ? [step.medal] : [],
      );
    expect(medalsOf({ gold: 1, silver: 1, bronze: 0 })).toEqual(['silver', 'gold']);
    expect(medalsOf({ gold: 0, silver: 0, bronze: 0 })).toEqual([null, null]);
  });
});
