import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { deleteTraining, showTraining } from './change-training.ts';
import { categoriesQuery, saveCategory } from './categories.ts';
import { managedTrainingsQuery } from './list-trainings.ts';
import { saveTraining } from './save-training.ts';
import {
  addProblem,
  candidatesQuery,
  rankProblem,
  removeProblem,
  trainingProblemsQuery,
} from './training-problems.ts';

const office = {};
const group = { groupId: 2 };
const client = () => new QueryClient();
const nameOf = async (act: () => Promise<unknown>, data: unknown = null) => {
  const calls = recordCalls(() => ({ data }));
  await act();
  return calls[0];
};

describe('requests of the back office and of a group', () => {
  it.each([
    ['the list', 'GET /api/admin/training/get-training-list', 'GET /api/group/get-admin-training-list'],
  ])('%s', async (_case, inOffice, inGroup) => {
    const request = { currentPage: 1, limit: 15, keyword: 'x' };
    const ask = (scope: { groupId?: number }) =>
      nameOf(() => client().fetchQuery(managedTrainingsQuery(scope, request)), { records: [] });
    expect(await ask(office)).toMatchObject({ name: inOffice, query: { keyword: 'x' } });
    expect(await ask(group)).toMatchObject({ name: inGroup, query: { gid: '2' } });
  });

  it.each([
    ['show', showTraining, { tid: 7, status: true }],
    ['remove', removeProblem, { pid: 1, tid: 7 }],
    ['add', addProblem, { pid: 1, tid: 7 }],
    ['rank', rankProblem, { id: 3, tid: 7, pid: 1, rank: 5 }],
  ] as const)('%s stays in its area', async (_case, act, argument) => {
    const send = act as (scope: { groupId?: number }, argument: object) => Promise<unknown>;
    expect((await nameOf(() => send(office, argument)))?.name).toContain('/api/admin/training/');
    expect((await nameOf(() => send(group, argument)))?.name).toContain('/api/group/');
  });

  it('delete', async () => {
    expect((await nameOf(() => deleteTraining(office, 7)))?.name).toBe('DELETE /api/admin/training');
    expect((await nameOf(() => deleteTraining(group, 7)))?.name).toBe('DELETE /api/group/training');
  });

  it('categories: those of the group in a group', async () => {
    const ask = (scope: { groupId?: number }) =>
      nameOf(() => client().fetchQuery(categoriesQuery(scope)), []);
    expect((await ask(office))?.name).toBe('GET /api/get-training-category');
    expect((await ask(group))?.name).toBe('GET /api/group/training-category');
    const change = { name: 'Basics', color: '#123456' };
    expect((await nameOf(() => saveCategory({ id: undefined, ...change })))?.name).toContain('POST');
    expect((await nameOf(() => saveCategory({ id: 1, ...change })))?.body).toEqual({ id: 1, ...change });
  });
});

describe('saving a training', () => {
  const body = { training: { title: 'Loops' }, trainingCategory: { id: 3 } };

  it('creates one, in a group with the id of the group', async () => {
    const created = { tid: 9 };
    expect(await nameOf(() => saveTraining(office, undefined, body), created)).toMatchObject({
      name: 'POST /api/admin/training',
      body,
    });
    expect(await nameOf(() => saveTraining(group, undefined, body), created)).toMatchObject({
      name: 'POST /api/group/training',
      body: { training: { title: 'Loops', gid: 2 }, trainingCategory: { id: 3 } },
    });
  });

  it('changes one with the version that the form was filled from', async () => {
    const version = { id: 9, gmtModified: 'then' };
    const call = await nameOf(() => saveTraining(group, version, body));
    expect(call).toMatchObject({
      name: 'PUT /api/group/training',
      body: { training: { title: 'Loops', ...version } },
    });
  });
});

it('problems without a row in the training are left out, and candidates are not in it', async () => {
  const data = {
    problemList: { records: [{ id: 1 }, { id: 2 }] },
    trainingProblemMap: { '1': { rank: 5 } },
  };
  recordCalls(() => ({ data }));
  expect(await client().fetchQuery(trainingProblemsQuery(office, 7))).toEqual([
    { problem: { id: 1 }, entry: { rank: 5 } },
  ]);
  const request = { tid: 7, currentPage: 2, limit: 30, keyword: 'a' };
  const call = await nameOf(() => client().fetchQuery(candidatesQuery(group, request)), data);
  expect(call?.query).toMatchObject({ queryExisted: 'false', limit: '30' });
});
