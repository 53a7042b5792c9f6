import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { detailMessages } from './detail-messages.ts';
import { FailedSubmission, MissingSubmission } from './page-states.tsx';

const m = detailMessages['en-US'];
const apiError = (kind: ApiErrorKind, code?: string) =>
  new ApiError({
    kind,
    message: '',
    isAdminCall: false,
    toastsError: false,
    ...(code !== undefined && { code }),
  });
const render = (error: Error, contestId?: number) =>
  renderMarkup(<FailedSubmission error={error} context={{ contestId }} onRetry={() => undefined} />);

describe('a submission that cannot be shown', () => {
  it('asks guests to log in', () => {
    const markup = render(apiError('unauthorized'));
    expect(markup.text).toContain(m.loginTitle);
    expect(markup.find('button', m.login)).toBeDefined();
  });

  it('of another user says so, without a login', () => {
    const markup = render(apiError('forbidden'));
    expect(markup.text).toContain(m.noAccessTitle);
    expect(markup.find('button', m.login)).toBeUndefined();
  });

  it('offers to try again only after a temporary failure', () => {
    const markup = render(apiError('network'));
    expect(markup.text).toContain(m.failedTitle);
    expect(markup.all('link')).toEqual([]);
    expect(markup.all('button')).toHaveLength(1);
  });

  it.each([
    ['in public', undefined, m.missingText, ['/status', '/problem']],
    ['in a contest', 7, m.missingInContest, ['/contest/7/submissions', '/contest/7/problems']],
  ])('and does not exist leads back: %s', (_case, contestId, text, addresses) => {
    const markup = renderMarkup(<MissingSubmission context={{ contestId }} />);
    expect(markup.text).toContain(text);
    expect(markup.all('link').map(({ href }) => href)).toEqual(addresses);
  });
});
