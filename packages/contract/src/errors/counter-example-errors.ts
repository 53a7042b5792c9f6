import { business } from './define-errors.ts';

/** Errors of the search for counter-examples. */
export const counterExampleErrors = {
  counterExampleUnavailable: business(400, [
    '无法为该提交寻找反例。',
    '無法為此提交尋找反例。',
    'No failing input can be searched for this submission.',
  ]),
  counterExampleInContest: business(403, [
    '题目所在的比赛正在进行，结束后才能寻找反例。',
    '題目所在的比賽正在進行，結束後才能尋找反例。',
    'A running contest contains this problem. Search for a failing input after the contest.',
  ]),
  counterExamplesOpen: business<{ maximum: number }>(403, ({ maximum }) => [
    `最多同时进行 ${String(maximum)} 次搜索，请等待其中之一结束。`,
    `最多同時進行 ${String(maximum)} 次搜尋，請等待其中之一結束。`,
    `At most ${String(maximum)} searches at a time. Wait for one to finish.`,
  ]),
};
