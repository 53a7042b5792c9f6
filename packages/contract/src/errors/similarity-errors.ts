import { business } from './define-errors.ts';

/** Errors of comparisons of programs. */
export const similarityErrors = {
  similarityNotFound: business(404, ['没有这次代码比对。', '沒有這次程式碼比對。', 'Comparison not found.']),
  similarityPairNotFound: business(404, [
    '没有这对代码。',
    '沒有這對程式碼。',
    'Pair of programs not found.',
  ]),
  similarityTooMany: business<{ maximum: number }>(403, ({ maximum }) => [
    `最多保存 ${String(maximum)} 次比对，请先删除旧的比对。`,
    `最多保存 ${String(maximum)} 次比對，請先刪除舊的比對。`,
    `At most ${String(maximum)} comparisons are kept. Delete an old one first.`,
  ]),
  similarityRunning: business(403, [
    '已有一次比对正在进行，请等待其结束。',
    '已有一次比對正在進行，請等待其結束。',
    'A comparison is already running. Wait for it to finish.',
  ]),
  similarityProblemUnknown: business(400, [
    '所选题目不在其中。',
    '所選題目不在其中。',
    'One of the chosen problems does not belong here.',
  ]),
};
