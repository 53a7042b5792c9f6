import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { categoriesQuery } from './api/categories.ts';
import { trainingFormQuery } from './api/get-training-form.ts';
import { managedTrainingsQuery } from './api/list-trainings.ts';
import { trainingProblemsQuery } from './api/training-problems.ts';
import { Component as CategoriesPage } from './categories/categories-page.tsx';
import { CategoryForm } from './categories/category-dialog.tsx';
import { categoryMessages } from './categories/category-messages.ts';
import { CreateTraining } from './form/create-training.tsx';
import { EditTraining } from './form/edit-training.tsx';
import { trainingFormMessages } from './form/training-form-messages.ts';
import { GroupManagedTrainings } from './list/group-managed-trainings.tsx';
import { trainingListMessages } from './list/training-list-messages.ts';
import { Component as ListPage } from './list/training-list-page.tsx';
import { trainingProblemMessages } from './problems/training-problem-messages.ts';
import { TrainingProblems } from './problems/training-problems.tsx';

const time = '2026-11-01T08:00:00.000+0000';
const stored = {
  training: {
    id: 7,
    title: 'Loops',
    description: 'About loops',
    author: 'teacher',
    auth: 'Private',
    privatePwd: 'secret',
    status: true,
    rank: 5,
    isGroup: false,
    gid: null,
    gmtCreate: time,
    gmtModified: time,
  },
  trainingCategory: null,
  titleTranslations: {},
  descriptionTranslations: {},
  dueAt: null,
  lateFactor: null,
  problemCount: 4,
  participantCount: 9,
};
const category = { id: 3, name: 'Basics', color: '#123456', gid: null, gmtCreate: time, gmtModified: time };
const emptyPage = { records: [], total: 0, size: 15, current: 1, pages: 0 };
const refused = new ApiError({ kind: 'business', message: 'no', isAdminCall: true, toastsError: false });
const down = new Error('down');

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the administration of trainings in %s', (locale) => {
  const words = {
    list: trainingListMessages[locale],
    form: trainingFormMessages[locale],
    problems: trainingProblemMessages[locale],
    categories: categoryMessages[locale],
  };
  const show = (
    element: React.ReactElement,
    queries: readonly (readonly [readonly unknown[], unknown])[],
    roleList = ['root'],
  ) => renderMarkup(element, { locale, queries, user: aUser({ roleList }) });
  const listKey = managedTrainingsQuery({}, { currentPage: 1, limit: 15, keyword: '' }).queryKey;
  const groupListKey = managedTrainingsQuery(
    { groupId: 2 },
    { currentPage: 1, limit: 10, keyword: '' },
  ).queryKey;

  it.each([
    ['empty', emptyPage, words.list.emptyTitle],
    ['failed', down, words.list.failedTitle],
  ])('the list: %s', (_case, answer, text) => {
    expect(show(<ListPage />, [[listKey, answer]]).text).toContain(text);
    expect(show(<GroupManagedTrainings groupId={2} />, [[groupListKey, answer]]).text).toContain(text);
  });

  it('the list leads to the form and to the categories', () => {
    const shown = show(<ListPage />, [[listKey, emptyPage]]);
    expect(shown.get('link', words.list.create).href).toBe('/admin/training/create');
    expect(shown.get('link', words.list.categories).href).toBe('/admin/training/category');
  });

  it('administrators are told that they can change only their own', () => {
    expect(show(<ListPage />, [[listKey, emptyPage]]).text).not.toContain(words.list.ownOnly);
    expect(show(<ListPage />, [[listKey, emptyPage]], ['admin']).text).toContain(words.list.ownOnly);
  });

  it('a new training leads back to the list of its area', () => {
    const queries = [[categoriesQuery({}).queryKey, [category]]] as const;
    const back = (element: React.ReactElement) => show(element, queries).get('link', words.form.back).href;
    expect(back(<CreateTraining scope={{}} />)).toBe('/admin/training');
    expect(back(<CreateTraining scope={{ groupId: 2 }} />)).toBe('/group/2/training?view=manage');
  });

  it('the form of a stored training has its values', () => {
    const shown = show(<EditTraining scope={{}} trainingId={7} />, [
      [trainingFormQuery(7).queryKey, stored],
      [categoriesQuery({}).queryKey, [category]],
    ]);
    expect(shown.html).toContain('value="Loops"');
    expect(shown.html).toContain('value="secret"');
    expect(shown.get('link', words.form.open).href).toBe('/training/7');
  });

  it.each([
    ['refused', refused, words.form.goneTitle],
    ['failed', down, words.form.failedTitle],
  ])('a training that is %s', (_case, answer, text) => {
    const queries = [[trainingFormQuery(7).queryKey, answer]] as const;
    expect(show(<EditTraining scope={{}} trainingId={7} />, queries).text).toContain(text);
    expect(show(<TrainingProblems scope={{}} trainingId={7} />, queries).text).toContain(text);
  });

  it.each([
    ['empty', [], words.problems.emptyTitle],
    ['failed', down, words.problems.failedTitle],
  ])('the problems of a training: %s', (_case, answer, text) => {
    const shown = show(<TrainingProblems scope={{}} trainingId={7} />, [
      [trainingFormQuery(7).queryKey, stored],
      [trainingProblemsQuery({}, 7).queryKey, answer],
    ]);
    expect(shown.text).toContain(text);
  });

  it('the back office imports problems of other sites, a group adds its own', () => {
    const buttons = (scope: { groupId?: number }) =>
      show(<TrainingProblems scope={scope} trainingId={7} />, [
        [trainingFormQuery(7).queryKey, stored],
        [trainingProblemsQuery(scope, 7).queryKey, []],
      ]).names('button');
    expect(buttons({})).toEqual([words.problems.importRemote, words.problems.add]);
    expect(buttons({ groupId: 2 })).toEqual([words.problems.addGroup, words.problems.add]);
  });

  it.each([
    ['empty', [], words.categories.emptyTitle],
    ['failed', down, words.categories.failedTitle],
    ['loaded', [category], 'Basics'],
  ])('the categories: %s', (_case, answer, text) => {
    expect(show(<CategoriesPage />, [[categoriesQuery({}).queryKey, answer]]).text).toContain(text);
  });

  it('only administrators of problems create categories', () => {
    const names = (roleList: string[]) =>
      show(<CategoriesPage />, [[categoriesQuery({}).queryKey, [category]]], roleList).names('button');
    expect(names(['problem_admin'])).toContain(words.categories.create);
    expect(names(['admin'])).not.toContain(words.categories.create);
  });

  it('a new category is created, an old one saved', () => {
    const submit = (edited: typeof category | undefined) =>
      show(<CategoryForm category={edited} onClose={() => undefined} />, [])
        .names('button')
        .at(-1);
    expect(submit(undefined)).toBe(words.categories.createOne);
    expect(submit(category)).toBe(words.categories.save);
  });
});
