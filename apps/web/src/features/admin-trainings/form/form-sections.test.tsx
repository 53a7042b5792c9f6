import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { CategoryTable } from '../categories/categories-page.tsx';
import { categoryMessages } from '../categories/category-messages.ts';
import { visibilityMessages } from '../visibility-messages.ts';
import { AccessSection } from './access-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { DueSection } from './due-section.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import { newTrainingValues, type TrainingValues } from './training-values.ts';
import type { TrainingFormState } from './use-training-form.ts';

const time = '2026-11-01T08:00:00.000+0000';
const category = { id: 3, name: 'Basics', color: '#123456', gid: null, gmtCreate: time, gmtModified: time };
const formOf = (changes: Partial<TrainingValues>, saved: Partial<TrainingValues> = {}) => {
  const initial = newTrainingValues(0);
  return {
    values: { ...initial, ...changes },
    baseline: { ...initial, ...saved },
    resetCount: 0,
    errorOf: () => undefined,
    visit: () => undefined,
    set: () => undefined,
  } as unknown as TrainingFormState;
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the training form in %s', (locale) => {
  const m = trainingFormMessages[locale];
  const words = visibilityMessages[locale];
  const show = (element: React.ReactElement) => renderMarkup(element, { locale });

  it('without a category it leads to the categories', () => {
    const shown = show(<BasicsSection form={formOf({})} scope={{}} categories={[]} />);
    expect(shown.text).toContain(m.noCategories);
    expect(shown.get('link', m.toCategories).href).toBe('/admin/training/category');
  });

  it('in a group without categories none is asked for', () => {
    const shown = show(<BasicsSection form={formOf({})} scope={{ groupId: 2 }} categories={[]} />);
    expect(shown.text).toContain(m.noCategoriesGroup);
    expect(shown.find('link', m.toCategories)).toBeUndefined();
  });

  it('with categories there is no alert', () => {
    const shown = show(<BasicsSection form={formOf({})} scope={{}} categories={[category]} />);
    expect(shown.text).not.toContain(m.noCategories);
  });

  it.each([
    ['a public training', { auth: 'Public' as const }, {}, 0, words.texts.Public, false],
    [
      'a public training of a group',
      { auth: 'Public' as const },
      { groupId: 2 },
      0,
      words.groupPublic,
      false,
    ],
    ['a private training', { auth: 'Private' as const }, {}, 0, words.texts.Private, true],
  ])('%s', (_case, changes, scope, participantCount, text, hasPassword) => {
    const shown = show(
      <AccessSection form={formOf(changes)} scope={scope} participantCount={participantCount} />,
    );
    expect(shown.text).toContain(text);
    expect(shown.text.includes(m.passwordHint)).toBe(hasPassword);
  });

  it.each([
    ['a changed password of a training with members', 'new', 9, true],
    ['an unchanged password', 'old ', 9, false],
    ['a training without members', 'new', 0, false],
  ])('warns that members must join again: %s', (_case, password, participantCount, isWarned) => {
    const form = formOf({ auth: 'Private', password }, { auth: 'Private', password: 'old' });
    const shown = show(<AccessSection form={form} scope={{}} participantCount={participantCount} />);
    expect(shown.text.includes(m.passwordDrops(participantCount))).toBe(isWarned);
  });

  it('asks for a share only if late results count in part', () => {
    const due = (changes: Partial<TrainingValues>) => show(<DueSection form={formOf(changes)} />).text;
    expect(due({ hasDue: false })).not.toContain(m.late);
    expect(due({ hasDue: true })).toContain(m.lateTexts.full);
    expect(due({ hasDue: true })).not.toContain(m.percent);
    expect(due({ hasDue: true, lateRule: 'part' })).toContain(m.percent);
  });

  it('categories can be changed by administrators of problems only', () => {
    const categoryWords = categoryMessages[locale];
    const table = (canChange: boolean) =>
      show(
        <CategoryTable
          categories={[category]}
          canChange={canChange}
          onEdit={() => undefined}
          onDelete={() => undefined}
        />,
      ).names('button');
    expect(table(true)).toEqual([categoryWords.editOf('Basics'), categoryWords.deleteOf('Basics')]);
    expect(table(false)).toEqual([]);
  });
});
