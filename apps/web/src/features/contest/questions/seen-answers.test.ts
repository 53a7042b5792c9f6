import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../../lib/storage.ts';
import { listSeenAnswers, markAnswersSeen } from './seen-answers.ts';

/** The stores are module-level, so each test uses its own contest. */
let contestId = 910_000;
const nextContest = () => (contestId += 1);

describe('seen answers', () => {
  it('are stored per contest and user, without duplicates', () => {
    const [one, other] = [nextContest(), nextContest()];
    markAnswersSeen(one, 'u1', ['reply-1']);
    markAnswersSeen(one, 'u1', ['reply-1', 'reply-2']);
    expect(listSeenAnswers(one, 'u1')).toEqual(['reply-1', 'reply-2']);
    expect(listSeenAnswers(one, 'u2')).toEqual([]);
    expect(listSeenAnswers(other, 'u1')).toEqual([]);
    expect(browserStorage.getItem(`seen-answers:${String(one)}:u1`)).toBe('["reply-1","reply-2"]');
  });

  it.each([
    ['not JSON', '{', []],
    ['foreign values', '[1,"reply-2",null]', ['reply-2']],
  ])('load storage that contains %s', (_name, text, answers) => {
    const cid = nextContest();
    browserStorage.setItem(`seen-answers:${String(cid)}:u1`, text);
    expect(listSeenAnswers(cid, 'u1')).toEqual(answers);
  });
});
