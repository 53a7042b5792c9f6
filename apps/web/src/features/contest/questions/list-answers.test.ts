import { describe, expect, it } from 'vitest';
import { findAnswers } from './list-answers.ts';

type Page = Parameters<typeof findAnswers>[0];
const reply = (id: number, fromUid: string, isAuthorStaff: boolean) => ({ id, fromUid, isAuthorStaff });
const question = (id: number, fromUid: string, ...replyList: object[]) => ({
  id,
  fromUid,
  isAuthorStaff: fromUid === 'jury',
  replyList,
});
const pageOf = (...records: object[]) => ({ commentList: { records } }) as unknown as Page;

describe('answers', () => {
  it('are those of staff, to the viewer or to all', () => {
    const page = pageOf(
      question(1, 'me', reply(11, 'jury', true), reply(12, 'me', false)),
      question(2, '', reply(13, 'jury', true)),
      question(3, 'jury'),
    );
    expect(findAnswers(page, 'me')).toEqual([
      { key: 'reply-11', isOwn: true },
      { key: 'reply-13', isOwn: false },
      { key: 'comment-3', isOwn: false },
    ]);
  });

  it('do not include what the viewer wrote', () => {
    expect(findAnswers(pageOf(question(3, 'jury', reply(14, 'jury', true))), 'jury')).toEqual([]);
  });
});
