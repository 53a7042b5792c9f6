import { callApi } from '../../../lib/api/index.ts';

/** The stored user may be older than a phone number added on another device. */
export async function findOwnPhone(uid: string): Promise<string | undefined> {
  const home = await callApi('GET /api/get-user-home-info', { query: { uid } });
  return home.phone === null || home.phone === '' ? undefined : home.phone;
}
