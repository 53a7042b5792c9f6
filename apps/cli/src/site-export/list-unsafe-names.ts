/** Accounts keep their names when their site moves; names that no new account may have are listed with the reason. */
import type { ClientBase } from 'pg';
import { KnownRows } from '@touchstone/site-migration/known-rows';
import { registerUsername } from '@touchstone/site-migration/register-username';

export async function listUnsafeNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string; username: string; roleCode: number }>(
    'SELECT id, username, role_code AS "roleCode" FROM user_account ORDER BY role_code, id',
  );
  const known = new KnownRows();
  return rows.flatMap((account) => registerUsername(known, account).map(({ detail }) => detail));
}
