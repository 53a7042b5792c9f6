import { expect, test } from 'vitest';
import { alice, columnsOf, knowSite, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { mapTraining, trainingRecordStep, trainingRegistrationStep } from './trainings.ts';

test.each([
  { row: { auth: 'Public', private_pwd: 'left over' }, columns: { visibility: 'public', password: null } },
  { row: { auth: 'Private', private_pwd: 'open' }, columns: { visibility: 'private', password: 'open' } },
  { row: { title: '' }, columns: { title: 'Training 4' } },
  { row: { rank: -1, status: 0 }, columns: { rank: 0, is_listed: false } },
  { row: { author: 'Alice' }, columns: { author_id: alice } },
  { row: { id: 5 }, columns: { category_id: 2 } },
  { row: { id: 6 }, columns: { category_id: null } },
])('a training with $row has $columns', ({ row, columns }) => {
  const known = knowSite();
  known.trainingCategories.add(2);
  known.categoryOfTraining.set(5, 2).set(6, 3);
  expect(columnsOf(mapRow(mapTraining, { id: 4, title: '入门', ...row }, known))).toMatchObject(columns);
});

test.each([
  { row: { tid: 3, submit_id: 1 }, outcome: 'mapped' },
  { row: { tid: 4, submit_id: 1 }, outcome: 'broken missing-training' },
  { row: { tid: 3, submit_id: 4711 }, outcome: 'broken missing-submission' },
])('a record with $row is $outcome', async ({ row, outcome }) => {
  expect((await runStep(trainingRecordStep, [{ id: 1, ...row }])).map(summarize)).toEqual([outcome]);
});

test('a registration that was withdrawn stays disabled', async () => {
  const [outcome] = await runStep(trainingRegistrationStep, [{ id: 1, tid: 3, uid: alice, status: 0 }]);
  expect(columnsOf(outcome)).toMatchObject({ is_disabled: true });
});
