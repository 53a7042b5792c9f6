import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Submission, SubmissionDetail } from '../api/get-submission.ts';
import { CodeSheet } from './code-sheet.tsx';
import { detailMessages } from './detail-messages.ts';
import { FailedSubmission, MissingSubmission } from './page-states.tsx';

const program = 'int main() {\n  return 0;\n}\n';
const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('CodeSheet in %s', (locale) => {
  const m = detailMessages[locale];
  const show = (
    changes: Partial<Submission>,
    { codeShare = true, uid }: { codeShare?: boolean; uid?: string } = {},
  ) =>
    renderMarkup(
      <CodeSheet
        detail={
          {
            submission: {
              submitId: 1,
              uid: 'u1',
              cid: 0,
              share: false,
              code: program,
              length: program.length,
              language: 'C++',
              status: 0,
              ...changes,
            },
            codeShare,
            title: null,
          } as SubmissionDetail
        }
        control={{ patch: ignore }}
      />,
      { locale, ...(uid !== undefined && { user: aUser({ uid }) }) },
    );

  it('shows the program', () => {
    expect(show({}).text).toContain('return');
    expect(show({}).text).not.toContain(m.hiddenTitle);
  });

  it('shows a notice instead of code that the site withholds', () => {
    const shown = show({ code: 'Not during the exam.' });
    expect(shown.text).toContain(m.withheldTitle);
    expect(shown.text).toContain('Not during the exam.');
  });

  it.each([
    ['the freeze', { submitId: null }, true, m.hidden.sealed],
    ['a contest', { cid: 3 }, true, m.hidden.contest],
    ['the problem', { share: true }, false, m.hidden.notAllowed],
    ['the author', {}, true, m.hidden.notShared],
  ])('explains that %s hides the code', (_name, changes, codeShare, text) => {
    const hidden = { code: null, ...changes };
    const forUser = show(hidden, { codeShare, uid: 'u2' });
    expect(forUser.text).toContain(text);
    expect(forUser.names('button')).not.toContain(m.login);
    const forGuest = show(hidden, { codeShare });
    expect(forGuest.text).toContain(m.hiddenGuest);
    expect(forGuest.names('button')).toContain(m.login);
  });

  it('has the switch of sharing for the owner only', () => {
    expect(show({}, { uid: 'u1' }).names('switch')).toEqual([m.share]);
    expect(show({}, { uid: 'u2' }).all('switch')).toEqual([]);
    expect(show({}).all('switch')).toEqual([]);
  });

  it.each([
    ['outside a contest', { cid: 0 }, true, false],
    ['in a contest', { cid: 3 }, true, true],
    ['if the problem forbids it', { cid: 0 }, false, true],
  ])('the switch %s', (_name, changes, codeShare, isDisabled) => {
    expect(show(changes, { codeShare, uid: 'u1' }).get('switch', m.share).isDisabled).toBe(isDisabled);
  });

  it('the switch shows whether the code is shared', () => {
    expect(show({ share: true }, { uid: 'u1' }).get('switch', m.share).isChecked).toBe(true);
    expect(show({ share: false }, { uid: 'u1' }).get('switch', m.share).isChecked).toBe(false);
  });

  it('tells others that the code is shared', () => {
    expect(show({ share: true }, { uid: 'u2' }).text).toContain(m.isShared);
    expect(show({ share: false }, { uid: 'u2' }).text).not.toContain(m.isShared);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a submission that is not shown, in %s', (locale) => {
  const m = detailMessages[locale];
  const show = (error: Error, contestId?: number) =>
    renderMarkup(<FailedSubmission error={error} context={{ contestId }} onRetry={ignore} />, { locale });
  const refusal = (kind: ApiError['kind']) =>
    new ApiError({ kind, message: 'No' } as ConstructorParameters<typeof ApiError>[0]);

  it.each([
    ['not-found', m.missingTitle],
    ['unauthorized', m.loginTitle],
    ['forbidden', m.noAccessTitle],
    ['network', m.failedTitle],
  ] as const)('explains %s', (kind, title) => {
    expect(show(refusal(kind)).text).toContain(title);
  });

  it('offers to log in only if that helps', () => {
    expect(show(refusal('unauthorized')).names('button')).toEqual([m.login]);
    expect(show(refusal('forbidden')).names('button')).toEqual([]);
  });

  it('leads on to the lists of its context', () => {
    const hrefs = (contestId?: number) =>
      renderMarkup(<MissingSubmission context={{ contestId }} />, { locale })
        .all('link')
        .map(({ href }) => href);
    expect(hrefs()).toEqual(['/status', '/problem']);
    expect(hrefs(3)).toEqual(['/contest/3/submissions', '/contest/3/problems']);
  });

  it('explains a missing submission of a contest differently', () => {
    const textOf = (contestId?: number) =>
      renderMarkup(<MissingSubmission context={{ contestId }} />, { locale }).text;
    expect(textOf()).toContain(m.missingText);
    expect(textOf(3)).toContain(m.missingInContest);
  });
});
