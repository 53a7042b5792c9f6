import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aComment } from '../testing/a-comment.ts';
import { AnswerForm } from './answer-form.tsx';
import { questionMessages } from './question-messages.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the form of an answer in %s', (locale) => {
  const m = questionMessages[locale];
  const nothing = () => undefined;
  const show = () =>
    renderMarkup(<AnswerForm question={aComment(1)} onSent={nothing} onClose={nothing} />, {
      locale,
      user: aUser(),
    });

  it('answers the author alone, unless everyone is chosen', () => {
    const shown = show();
    expect(shown.all('radio').map(({ name, isChecked }) => [name, isChecked])).toEqual([
      [m.toAuthor, true],
      [m.toEveryone, false],
    ]);
    expect(shown.get('checkbox', m.asAnnouncement).isDisabled).toBe(true);
  });

  it('has templates', () => {
    expect(show().names('button')).toEqual(
      expect.arrayContaining([m.templateStatement, m.templateNoComment, m.send]),
    );
  });

  it('offers no mentions', () => {
    expect(show().all('listbox')).toEqual([]);
  });
});
