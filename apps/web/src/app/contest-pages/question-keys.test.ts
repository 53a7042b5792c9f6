import { expect, it } from 'vitest';
import { commentsKey } from '../../features/comments/api/list-comments.ts';
import { answersQuery } from '../../features/contest/questions/list-answers.ts';
import { questionCountQuery } from '../../features/contest/questions/count-questions.ts';
import { questionKeys } from '../../features/contest/questions/use-question-updates.ts';

it('covers the lists, the answers and the counter', () => {
  const keys = questionKeys(7);
  const isCovered = (key: readonly unknown[]) =>
    keys.some((prefix) => prefix.every((part, index) => part === key[index]));
  expect(isCovered(commentsKey({ cid: 7 }))).toBe(true);
  expect(isCovered(answersQuery(7, 'u1').queryKey)).toBe(true);
  expect(isCovered(questionCountQuery(7).queryKey)).toBe(true);
});
