import { describe, expect, it } from 'vitest';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { questionCountQuery } from './count-questions.ts';
import { answersQuery } from './list-answers.ts';
import { questionAlertMessages } from './question-alert-messages.ts';
import { QuestionCount } from './question-count.tsx';
import { markAnswersSeen } from './seen-answers.ts';

const user = aUser();
const answers = [
  { key: 'reply-1', isOwn: true },
  { key: 'reply-2', isOwn: false },
];

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the count of questions in %s', (locale) => {
  const m = questionAlertMessages[locale];
  const show = (state: Partial<ContestState>, isOpen = true) => {
    const contestState = aContestState(state);
    const { contestId } = contestState;
    return renderMarkup(
      <ContestContext value={contestState}>
        <QuestionCount />
      </ContestContext>,
      {
        locale,
        user,
        queries: [
          [websiteConfigQuery.queryKey, { openContestComment: isOpen }],
          [questionCountQuery(contestId).queryKey, { unanswered: 3 }],
          [answersQuery(contestId, user.uid).queryKey, answers],
        ],
      },
    ).names('img');
  };

  it('is that of unanswered ones for those who run the contest', () => {
    expect(show({ isAdmin: true })).toEqual([m.unanswered(3)]);
  });

  it('is that of new answers for contestants', () => {
    expect(show({ contestId: 920_001 })).toEqual([m.unseen(2)]);
  });

  it('leaves out answers that were shown', () => {
    markAnswersSeen(920_002, user.uid, ['reply-1']);
    expect(show({ contestId: 920_002 })).toEqual([m.unseen(1)]);
  });

  it.each<[string, Partial<ContestState>, boolean]>([
    ['after the end', { stage: 'ended' }, true],
    ['without access', { canEnter: false }, true],
    ['where questions are turned off', {}, false],
  ])('is absent %s', (_case, state, isOpen) => {
    expect(show({ contestId: 920_003, ...state }, isOpen)).toEqual([]);
  });
});
