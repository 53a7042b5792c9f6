import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { problemMessages } from '../problem-messages.ts';
import { FailedProblem } from './problem-states.tsx';

const m = problemMessages['en-US'];
const refusal = (kind: ApiErrorKind, code?: string) =>
  new ApiError({
    kind,
    message: 'The reason',
    isAdminCall: false,
    toastsError: false,
    ...(code !== undefined && { code }),
  });
const render = (error: Error, options: { contestId?: number; isUser?: boolean } = {}) =>
  renderMarkup(
    <FailedProblem
      error={error}
      problemId="T1"
      context={{ contestId: options.contestId }}
      onRetry={() => undefined}
    />,
    options.isUser ? { user: aUser() } : {},
  );

describe('a problem that cannot be shown', () => {
  it.each([
    [undefined, '/problem', m.toList],
    [7, '/contest/7/problems', m.back],
  ])('because it does not exist leads to its list (contest %s)', (contestId, href, name) => {
    const markup = render(refusal('business', 'problemNotFound'), { ...(contestId && { contestId }) });
    expect(markup.text).toContain(m.unknownText('T1'));
    expect(markup.get('link', name).href).toBe(href);
  });

  it('and is hidden shows the reason of the server, and a login to guests only', () => {
    const guest = render(refusal('forbidden', 'problemNotPublic'));
    expect(guest.text).toContain('The reason');
    expect(guest.find('button', m.login)).toBeDefined();
    const user = render(refusal('forbidden', 'problemNotPublic'), { isUser: true });
    expect(user.find('button', m.login)).toBeUndefined();
  });

  it('for now can be tried again', () => {
    const markup = render(refusal('network'));
    expect(markup.text).toContain(m.failed);
    expect(markup.all('button')).toHaveLength(1);
    expect(markup.text).not.toContain('The reason');
  });
});
