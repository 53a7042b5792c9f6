/** How boards are loaded, and changes other than verdicts. */
import { roleCodes } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { loadRecordPages } from './standings.repository.ts';
import { startBoardSite, type BoardSite } from './testing/board-site.ts';

let server: BoardSite['server'];
let people: BoardSite['people'];
let play: BoardSite['play'];
let rank: BoardSite['rank'];
beforeAll(async () => {
  ({ server, people, play, rank } = await startBoardSite());
});
afterAll(() => server.close());

test('loads the records of a contest in pages, each record once', async () => {
  const { cid, submit } = await play();
  const ids = [];
  for (const person of [people.ann, people.bo, people.ann])
    for (const problem of ['A', 'B'] as const) ids.push(await submit(person, problem, 1, {}));
  const parts = [];
  for await (const rows of loadRecordPages(server.platform.database, cid, 2))
    parts.push(rows.map(({ id }) => id));
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(parts.flat().toSorted((one, other) => one - other)).toEqual(ids);
});

test('removes super administrators and deleted users from the boards, and restores former super administrators', async () => {
  const { cid, submit } = await play();
  const guest = await server.addUser({ username: 'guest-of-boards' });
  await submit(people.ann, 'A', 1, {});
  await submit(guest, 'A', 2, {});
  const names = async () => (await rank(cid, people.owner)).map(({ username }) => username);
  const change = (type: number) =>
    server.send({
      method: 'PUT',
      url: '/api/admin/user/edit-user',
      headers: { authorization: people.root.token },
      payload: { uid: guest.id, username: guest.username, type, status: 0, setNewPwd: false },
    });
  expect(await names()).toEqual(['ann', guest.username]);
  await change(roleCodes.root);
  await expect.poll(names).toEqual(['ann']);
  await change(roleCodes.default_user);
  await expect.poll(names).toEqual(['ann', guest.username]);
  await server.send({
    method: 'DELETE',
    url: '/api/admin/user/delete-user',
    headers: { authorization: people.root.token },
    payload: { ids: [guest.id], confirm: ['contestantsDeleted'] },
  });
  await expect.poll(names).toEqual(['ann']);
});

test('keeps a board that is in use, however many others are loaded', async () => {
  const { cid, submit } = await play();
  await rank(cid, people.ann);
  for (let looks = 0; looks < 60; looks += 1) {
    await rank(await addContest(server), people.ann);
    if (looks % 20 === 0) await rank(cid, people.ann);
  }
  // No event was published for it: only a reloaded board would show it.
  await submit(people.bo, 'A', 1, {});
  expect(await rank(cid, people.ann)).toEqual([]);
});
