import { callApi } from '../../../lib/api/index.ts';

/** The call that creates a group does not return its id. Names are unique. */
export async function findOwnGroupId(name: string): Promise<number | undefined> {
  const query = { keyword: name, onlyMine: true, currentPage: 1, limit: 100 };
  const { records } = await callApi('GET /api/get-group-list', { query });
  return records.find((group) => group.name === name)?.id;
}
