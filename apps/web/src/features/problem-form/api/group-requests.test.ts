import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { saveToGroup } from '../save-to-group.ts';
import { toBody } from '../state/form-wire.ts';
import { newProblemValues } from '../state/problem-values.ts';
import { compileChecker } from './compile-checker.ts';
import { knownTagsQuery } from './list-known-tags.ts';

const source = { pid: undefined, code: 'int main(){}', language: 'C', extraFiles: null };
const bodyOf = (id?: number) =>
  toBody(
    { ...newProblemValues(), problemId: 'A1' },
    {
      origin: id === undefined ? undefined : { id, gmtModified: 'v1' },
      isRemote: false,
      storedLanguageIds: null,
      offeredLanguageIds: [],
    },
  );

describe('the form of a problem of a group', () => {
  it.each([
    ['spj', undefined, 'POST /api/admin/problem/compile-spj', {}],
    ['interactive', undefined, 'POST /api/admin/problem/compile-interactive', {}],
    ['spj', 7, 'POST /api/group/compile-spj', { gid: '7' }],
    ['interactive', 7, 'POST /api/group/compile-interactive', { gid: '7' }],
  ] as const)('compiles %s of the group %s by %s', async (mode, groupId, name, query) => {
    const calls = recordCalls();
    await compileChecker({ mode, groupId, ...source });
    expect(calls).toMatchObject([{ name, query, body: { code: source.code } }]);
  });

  it('creates by one call that names the group, and changes by another', async () => {
    const changed = { pid: 5, gmtModified: 'v2', judgingChange: null, outdatedSubmissions: [] };
    const calls = recordCalls(() => ({ data: changed }));
    const save = saveToGroup(7);
    await save(bodyOf(), newProblemValues());
    expect(await save(bodyOf(5), newProblemValues())).toMatchObject({ pid: 5, hasOutdated: false });
    expect(calls).toMatchObject([
      { name: 'POST /api/group/problem', body: { problem: { gid: 7, problemId: 'A1' } } },
      { name: 'PUT /api/group/problem', body: { problem: { id: 5, gmtModified: 'v1' } } },
    ]);
  });

  it('offers the tags of its group before those of the site', async () => {
    const site = { id: 1, name: 'graph', allNames: ['graph', '图论'] };
    recordCalls(({ name }) => ({
      data:
        name === 'GET /api/tag-groups'
          ? [{ tagList: [site] }]
          : [
              { id: 1, name: 'graph', gid: null },
              { id: 9, name: 'homework', gid: 7 },
            ],
    }));
    const load = (groupId: number | undefined) => new QueryClient().fetchQuery(knownTagsQuery(groupId));
    expect(await load(7)).toEqual([{ id: 9, name: 'homework', allNames: ['homework'] }, site]);
    expect(await load(undefined)).toEqual([site]);
  });
});
