import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { dueMessages } from './header/due-messages.ts';
import { aTrainingState } from './testing/a-training.ts';
import { TrainingFrame } from './training-frame.tsx';
import { trainingMessages } from './training-messages.ts';
import type { TrainingTab } from './training-tabs.ts';
import { TrainingStateContext } from './use-training.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = trainingMessages[locale];
  const due = dueMessages[locale];
  const show = (changes: Parameters<typeof aTrainingState>[0] = {}, tab: TrainingTab = 'problems') =>
    renderMarkup(
      <TrainingStateContext value={aTrainingState(changes)}>
        <TrainingFrame tab={tab}>The content</TrainingFrame>
      </TrainingStateContext>,
      { locale },
    );

  it('a participant sees the content, the tabs and the progress', () => {
    const shown = show();
    expect(shown.text).toContain('The content');
    const tabs = shown.all('link').map(({ href }) => href);
    expect(tabs).toEqual(['/training/7', '/training/7/problems', '/training/7/rank']);
    expect(shown.get('progressbar', m.progressOf('Loops')).attribute('aria-valuetext')).toBe(
      m.progressText(1, 4),
    );
  });

  it('without the password the tabs are closed, and the page says why', () => {
    const shown = show({ progress: { access: 'password' } });
    expect(shown.text).not.toContain('The content');
    expect(shown.text).toContain(m.needsPasswordText);
    expect(shown.get('link', m.toOverview).href).toBe('/training/7');
    expect(shown.get('link', m.tabNames.problems).isDisabled).toBe(true);
  });

  it('a page of administrators is refused to others', () => {
    expect(show({}, 'matrix').text).toContain(m.notShown);
    expect(show({ progress: { canManage: true } }, 'matrix').text).toContain('The content');
  });

  it.each([
    ['an administrator of the site', { roles: ['admin'] }, '/admin/training/7/edit'],
    ['a root of the group', { groupId: 2 }, '/group/2/training/7/edit'],
    ['an author who is no administrator any more', {}, undefined],
  ])('the form is linked for %s', (_case, changes, href) => {
    const shown = show({ progress: { canManage: true }, ...changes });
    expect(shown.find('link', m.edit)?.href).toBe(href);
  });

  it('a training of a group leads back to its group', () => {
    const shown = show({ groupId: 2 });
    expect(shown.get('link', m.group).href).toBe('/group/2/training');
    expect(shown.get('link', m.tabNames.rank).href).toBe('/group/2/training/7/rank');
  });

  it.each([
    ['full', null, due.fullScore],
    ['full by a factor of one', 1, due.fullScore],
    ['nothing', 0, due.noScore],
    ['a part', 0.5, due.factor('50%')],
  ])('a due date says what late results count: %s', (_case, lateFactor, text) => {
    const shown = show({ progress: { dueAt: '2026-11-03T09:00:00.000+0000', lateFactor, lateCount: 2 } });
    expect(shown.text).toContain(text);
    expect(shown.text).toContain(due.lateCount(2));
    expect(shown.all('timer')).toHaveLength(1);
  });

  it('a past due date has no countdown', () => {
    const shown = show({ progress: { dueAt: '2026-10-03T09:00:00.000+0000' } });
    expect(shown.text).toContain(due.over);
    expect(shown.all('timer')).toEqual([]);
    expect(show().text).not.toContain(due.over);
  });
});
