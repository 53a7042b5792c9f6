import { describe, expect, it } from 'vitest';
import { remoteReasonMessages } from '../../../ui/remote/remote-reason-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { failureQuery } from '../api/failures.ts';
import { aFailure } from '../testing/remote-rows.ts';
import { FailureView } from './failure-drawer.tsx';
import { failureMessages } from './failure-messages.ts';
import { FailureTable } from './failure-table.tsx';

const m = failureMessages['en-US'];
const reasons = remoteReasonMessages['en-US'];
const page = '<script>alert(1)</script><form id="submit">';
const show = (changes: Parameters<typeof aFailure>[0] = {}, snapshot: string | null = page) => {
  const failure = aFailure(changes);
  return renderMarkup(<FailureView failure={failure} />, {
    queries: [[failureQuery(failure.id).queryKey, { ...failure, snapshot }]],
  });
};

describe('the failures of other sites', () => {
  it('are opened by a button that names site and reason', () => {
    const shown = renderMarkup(<FailureTable failures={[aFailure()]} onOpen={() => undefined} />);
    expect(shown.find('button', m.open('Codeforces', reasons.layoutChanged))).toBeDefined();
    expect(shown.text).toContain(m.steps.submit);
    expect(shown.text).toContain('robot');
  });

  it('show the stored page as text and never render it', () => {
    const shown = show();
    expect(shown.get('region', m.snapshot).text).toContain('<script>alert(1)</script>');
    expect(shown.html).not.toContain('<script>');
  });

  it('link to the submission, and show address and HTTP status', () => {
    const shown = show();
    expect(shown.get('link', m.submissionLink(77)).href).toBe('/submission-detail/77');
    expect(shown.text).toContain('https://codeforces.com/contest/4/submit');
    expect(shown.find('link', 'https://codeforces.com/contest/4/submit')).toBeUndefined();
  });

  it.each([
    ['was not stored', { hasSnapshot: false }, page],
    ['is gone', {}, null],
  ])('say so if the page %s', (_case, changes, snapshot) => {
    expect(show(changes, snapshot).text).toContain(m.noSnapshot);
  });

  it('leave out what is not known', () => {
    const shown = show({ username: null, submissionId: null, url: null, httpStatus: null, detail: '' });
    expect(shown.names('term')).toEqual([m.columnTime]);
  });
});
