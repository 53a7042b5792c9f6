import { expect, it } from 'vitest';
import { createUrl, editUrl, manageListUrl, problemsUrl, trainingUrl } from './training-scope.ts';

it.each([
  [
    'the back office',
    {},
    [
      '/admin/training',
      '/admin/training/create',
      '/admin/training/7/edit',
      '/admin/training/7/problems',
      '/training/7',
    ],
  ],
  [
    'a group',
    { groupId: 2 },
    [
      '/group/2/training?view=manage',
      '/group/2/training/create',
      '/group/2/training/7/edit',
      '/group/2/training/7/manage-problems',
      '/group/2/training/7',
    ],
  ],
])('the URLs of %s', (_case, scope, urls) => {
  expect([
    manageListUrl(scope),
    createUrl(scope),
    editUrl(scope, 7),
    problemsUrl(scope, 7),
    trainingUrl(scope, 7),
  ]).toEqual(urls);
});
