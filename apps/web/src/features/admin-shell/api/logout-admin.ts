import { ApiError, callApi } from '../../../lib/api/index.ts';

/** Ends all sessions of the administrator. This browser forgets its session, whatever the server returns. */
export async function logoutAdmin(): Promise<void> {
  try {
    await callApi('GET /api/admin/logout');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
