import { ApiError, callApi } from './api/index.ts';

interface Lookup {
  username?: string;
  email?: string;
}

/**
 * Whether an account uses the name or the address. Undefined if the lookup failed: this is only a hint in forms, and
 * the server decides.
 */
export async function findAccountUse(lookup: Lookup): Promise<boolean | undefined> {
  try {
    const found = await callApi('POST /api/check-username-or-email', { body: lookup });
    return lookup.username === undefined ? found.email : found.username;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
