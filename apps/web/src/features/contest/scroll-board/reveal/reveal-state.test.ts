import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { buildPlan, type RevealInfo, type RevealSubmission } from './build-plan.ts';
import { initialState, nextState, previousState, ranksNow, type RevealState } from './reveal-state.ts';

const info: RevealInfo = {
  id: 1,
  rankShowName: 'nickname',
  title: 'A contest',
  problemCount: 2,
  balloonColor: { A: '#f00', B: null },
  startTime: '2024/05/01 16:00:00',
  sealRankTime: '2024/05/01 17:00:00',
  sealTime: 3600,
  starUserList: ['guest'],
};

let lastId = 0;
function submission(username: string, displayId: string, time: number, status: number): RevealSubmission {
  lastId += 1;
  return {
    uid: `uid-${username}`,
    username,
    nickname: username === 'ann' ? 'Ann B.' : null,
    realname: null,
    school: null,
    avatar: null,
    gender: 'secrecy',
    submitId: lastId,
    status,
    submitTime: info.startTime,
    time,
    displayId,
  };
}

const { accepted, wrongAnswer } = statuses;
const submissions = [
  submission('ann', 'A', 600, accepted),
  submission('bo', 'A', 900, accepted),
  submission('bo', 'B', 3700, wrongAnswer),
  submission('bo', 'B', 4000, accepted),
  submission('cy', 'A', 3600, wrongAnswer),
  submission('guest', 'B', 700, accepted),
].toReversed();
const plan = buildPlan(info, submissions, { gold: 1, silver: 1, bronze: 1 });

const names = (state: RevealState) => state.order.map((id) => plan.contenders.get(id)?.username);

function play(): RevealState[] {
  const states = [initialState(plan)];
  for (const _step of plan.steps) states.push(nextState(plan, states.at(-1) ?? initialState(plan)));
  return states;
}

test('starts with the frozen scoreboard and ends with the final one', () => {
  const states = play();
  expect(names(initialState(plan))).toEqual(['ann', 'guest', 'bo', 'cy']);
  const last = states.at(-1) ?? initialState(plan);
  expect(names(last)).toEqual(['bo', 'ann', 'guest', 'cy']);
  expect([...last.settled]).toEqual([
    ['uid-cy', { rank: 3, medal: null }],
    ['uid-guest', { rank: null, medal: null }],
    ['uid-ann', { rank: 2, medal: 'silver' }],
    ['uid-bo', { rank: 1, medal: 'gold' }],
  ]);
  expect(last.standings.get('uid-bo')?.total).toEqual({ solved: 2, seconds: 900 + 4000 + 1200, tries: 3 });
});

test('undoes every step', () => {
  const states = play();
  const takenBack = states.slice(1).map((state) => previousState(plan, state));
  expect(takenBack).toEqual(states.slice(0, -1));
});

test('does not move before the first step or after the last', () => {
  const last = play().at(-1) ?? initialState(plan);
  expect(nextState(plan, last)).toBe(last);
  expect(previousState(plan, initialState(plan))).toEqual(initialState(plan));
});

test('uses the display names of the contest, and marks stars and first solvers', () => {
  expect(plan.contenders.get('uid-ann')?.name).toBe('Ann B.');
  expect(plan.contenders.get('uid-bo')?.name).toBe('bo');
  expect(plan.contenders.get('uid-guest')?.isStar).toBe(true);
  expect(Object.fromEntries(plan.firstSolved)).toEqual({ A: 600, B: 700 });
});

test('stars have no current rank', () => {
  const ranks = ranksNow(initialState(plan), (id) => plan.contenders.get(id)?.isStar === true);
  expect([...ranks]).toEqual([
    ['uid-ann', 1],
    ['uid-bo', 2],
    ['uid-cy', 3],
  ]);
});
