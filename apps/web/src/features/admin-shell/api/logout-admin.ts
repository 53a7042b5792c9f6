import { ApiError, callApi } from '../../../lib/api/index.ts';

/** Ends all sessions of the administrator. Whatever the server answers, this browser forgets its own. */
export async function logoutAdmin(): Promise<void> {
  try {
    await callApi('GET /api/admin/logout');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
