import { importReasonTexts } from '@touchstone/contract/user-batches';
import { findImportProblems } from '@touchstone/rules/user-batches';
import { usersKey } from '../../lib/admin-api/list-users.ts';
import { useMessages } from '../../lib/messages.ts';
import { importMessages } from '../../ui/user-import/import-messages.ts';
import type { ImportScope } from '../../ui/user-import/import-scope.ts';
import { checkImport, importUsers } from './api/import-users.ts';

/** Imports accounts of the site. */
export const useImportScope = (): ImportScope => ({
  name: 'site',
  texts: useMessages(importMessages),
  reasonTexts: importReasonTexts,
  findProblems: findImportProblems,
  check: async (users, signal) => ({ problems: await checkImport(users, signal) }),
  send: importUsers,
  invalidate: (client) => client.invalidateQueries({ queryKey: usersKey }),
});
