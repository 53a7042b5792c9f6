import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../lib/api/index.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { LoadFailure } from './load-failure.tsx';

const failureOf = (kind: ApiErrorKind) =>
  new ApiError({ kind, message: 'No', isAdminCall: false, toastsError: false });
const render = (error: Error, missing?: { title: string; text: string }) =>
  renderMarkup(
    <LoadFailure query={{ error, refetch: () => undefined }} {...(missing !== undefined && { missing })} />,
  );

describe('a comparison that does not load', () => {
  it.each(['not-found', 'forbidden', 'business'] as const)('does not exist for the viewer: %s', (kind) => {
    const page = render(failureOf(kind));
    expect(page.text).toContain('No such comparison');
    expect(page.names('button')).toEqual([]);
  });

  it.each([failureOf('network'), failureOf('server'), new Error('broken')])(
    'can be tried again: %s',
    (error) => {
      const page = render(error);
      expect(page.names('button')).toEqual(['Try again']);
      expect(page.text).not.toContain('No such comparison');
    },
  );

  it('has words of its own for a pair', () => {
    expect(render(failureOf('not-found'), { title: 'No such pair', text: 'Gone.' }).text).toContain('Gone.');
  });
});
