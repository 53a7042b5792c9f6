import { ApiError, callApi } from './api/index.ts';

interface Lookup {
  username?: string;
  email?: string;
}

/**
 * Whether an account uses the name or the address. Undefined when it could not be found out: forms only help with this,
 * the server decides, so a failed lookup is nobody's problem.
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
