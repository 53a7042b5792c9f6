import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Submission } from '../api/get-submission.ts';
import { detailMessages } from './detail-messages.ts';
import { SubmissionHeader } from './submission-header.tsx';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('SubmissionHeader in %s', (locale) => {
  const m = detailMessages[locale];
  const show = (
    changes: Partial<Submission> = {},
    { title = 'Sum', uid = 'u1' }: { title?: string | null; uid?: string } = {},
  ) => {
    const submission = {
      submitId: 7,
      displayPid: 'P1',
      uid: 'u1',
      cid: 0,
      status: statuses.wrongAnswer,
      code: 'int main() {\n}\n',
      length: 15,
      language: 'C',
      ...changes,
    } as Submission;
    return renderMarkup(
      <SubmissionHeader
        submitId={7}
        detail={{ submission, codeShare: true, title, mayHaveCounterExample: false }}
        control={{ isRunning: false, patch: ignore, refetchAll: ignore }}
        context={{}}
      />,
      { locale, user: aUser({ uid }) },
    );
  };

  it.each([
    ['outside a contest', { cid: 0 }, '/problem/P1'],
    ['in a contest', { cid: 3 }, '/contest/3/problem/P1'],
  ])('has the problem as its heading %s', (_name, changes, href) => {
    const shown = show(changes);
    expect(shown.names('heading')).toEqual(['P1 Sum']);
    expect(shown.get('link', 'P1 Sum').href).toBe(href);
    expect(shown.text).toContain(m.title(7));
  });

  it('names the problem by its id if the title is not visible', () => {
    expect(show({}, { title: null }).names('heading')).toEqual(['P1']);
  });

  it('has its number as heading where the problem is hidden', () => {
    expect(show({ displayPid: null }).names('heading')).toEqual([m.title(7)]);
  });

  it('opens visible code in the editor', () => {
    expect(show({}, { uid: 'other' }).get('link', m.openInEditor).href).toBe('/problem/P1');
    expect(show({ code: null }).names('link')).not.toContain(m.openInEditor);
  });

  it.each([
    ['a waiting submission', statuses.pending, 0, true],
    ['a running submission', statuses.judging, 0, true],
    ['a judged submission', statuses.wrongAnswer, 0, false],
    ['a waiting submission of a contest', statuses.pending, 3, true],
    ['a running submission of a contest', statuses.judging, 3, false],
  ])('offers the owner to cancel %s: %s', (_name, status, cid, isOffered) => {
    expect(show({ status, cid }).names('button').includes(m.cancel)).toBe(isOffered);
    expect(show({ status, cid }, { uid: 'other' }).names('button')).not.toContain(m.cancel);
  });
});
