import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { createVerdictWatch } from './verdict-watch.ts';

it('measures from the response of the site to the verdict, in either order', () => {
  let time = 0;
  const heard: [number, number, number][] = [];
  const watch = createVerdictWatch({
    now: () => time,
    onVerdict: (submissionId, status, delayMs) => heard.push([submissionId, status, delayMs]),
  });
  watch.expect(1);
  time = 30;
  watch.hear(1, statuses.judging);
  expect(watch.openIds()).toEqual([1]);
  time = 50;
  watch.hear(1, statuses.accepted);
  watch.hear(1, statuses.accepted);
  watch.hear(2, statuses.wrongAnswer);
  watch.expect(2);
  expect(heard).toEqual([
    [1, statuses.accepted, 50],
    [2, statuses.wrongAnswer, 0],
  ]);
  expect(watch.openIds()).toEqual([]);
});
