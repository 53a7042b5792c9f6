import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { usernameUseQuery } from './api/find-username-use.ts';
import { resetPasswordMessages } from './reset-password-messages.ts';
import { Component } from './reset-password-page.tsx';

const m = resetPasswordMessages['en-US'];
const render = (search: string, isKnown?: boolean | null) =>
  renderMarkup(<Component />, {
    url: `/reset-password${search}`,
    queries: isKnown === undefined ? [] : [[usernameUseQuery('ann').queryKey, isKnown]],
  });

describe('a link of a reset mail', () => {
  it.each(['', '?username=ann', '?code=x', '?username=%20&code=x', '?username=ann&code='])(
    'with incomplete parameters is explained: %j',
    (search) => {
      const markup = render(search);
      expect(markup.text).toContain(m.incompleteTitle);
      expect(markup.find('button', m.askAgain)).toBeDefined();
      expect(markup.all('form')).toEqual([]);
    },
  );

  it('of an unknown user is explained', () => {
    expect(render('?username=ann&code=x', false).text).toContain(m.unknown('ann'));
  });

  it.each([
    ['a known user', true],
    ['a user that is still being looked up', undefined],
    ['a user whose lookup failed', null],
  ])('of %s opens the form', (_case, isKnown) => {
    const markup = render('?username=ann&code=x', isKnown);
    expect(markup.all('form')).toHaveLength(1);
    expect(markup.text).not.toContain(m.incompleteTitle);
  });
});
