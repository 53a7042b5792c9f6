import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { questionsQuery } from '../api/contest-questions.ts';
import { aComment, aReply } from '../testing/a-comment.ts';
import { DeskEntry } from './desk-entry.tsx';
import { QuestionDesk } from './question-desk.tsx';
import { questionMessages } from './question-messages.ts';

const problems = [{ displayId: 'A', title: 'Sums' }];
const { queryKey } = questionsQuery(7, { state: 'unanswered', displayId: undefined }, 1);

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('questions of contestants in %s', (locale) => {
  const m = questionMessages[locale];
  const entry = (question = aComment(1, { problemDisplayId: 'A' })) =>
    renderMarkup(<DeskEntry contestId={7} question={question} problems={problems} focus={undefined} />, {
      locale,
      user: aUser(),
    });
  const desk = (page: object | Error) =>
    renderMarkup(<QuestionDesk contestId={7} problems={problems} focus={undefined} />, {
      locale,
      user: aUser(),
      queries: [[queryKey, page]],
    });

  it('can be answered, closed, published and assigned', () => {
    const shown = entry();
    expect(shown.names('button')).toEqual([m.answerOf('bob'), m.closeOf('bob'), m.publishOf('bob')]);
    expect(shown.get('combobox', m.assignOf('bob')).attribute('value')).toBe('A · Sums');
    expect(shown.text).toContain(m.open);
  });

  it('that are answered need no closing, and published ones can become private', () => {
    const shown = entry(aComment(1, { isAnswered: true, isPublished: true, replyList: [aReply(11)] }));
    expect(shown.find('button', m.closeOf('bob'))).toBeUndefined();
    expect(shown.find('button', m.publishOf('bob'))).toBeUndefined();
    expect(shown.find('button', m.unpublish)).toBeDefined();
  });

  it('begin with those that wait for an answer', () => {
    const shown = desk({ records: [], total: 0 });
    expect(shown.all('radio').map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
    expect(shown.text).toContain(m.deskEmpty);
  });

  it('that did not load say so', () => {
    expect(desk(new Error('offline')).text).toContain(m.deskFailed);
  });
});
