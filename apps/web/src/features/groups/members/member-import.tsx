import { memberImportReasonTexts } from '@touchstone/contract/group-member-import';
import { useMessages } from '../../../lib/messages.ts';
import { ImportDialog } from '../../../ui/user-import/import-dialog.tsx';
import type { ImportScope } from '../../../ui/user-import/import-scope.ts';
import { checkMemberImport, importMembers } from '../api/member-import.ts';
import { useGroup } from '../use-group.ts';
import { memberImportMessages } from './member-import-messages.ts';

/** Which accounts exist is known to the server alone, so the browser finds no problems itself. */
const findProblems = () => [];

/** Adds the accounts of a table to the group, and creates those that do not exist. */
export function MemberImport({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { groupId } = useGroup();
  const scope: ImportScope = {
    name: `group ${String(groupId)}`,
    texts: useMessages(memberImportMessages),
    reasonTexts: memberImportReasonTexts,
    findProblems,
    check: async (members, signal) => {
      const { problems, ...counts } = await checkMemberImport(groupId, members, signal);
      return { problems, counts };
    },
    send: (members) => importMembers(groupId, members),
    invalidate: (client) => client.invalidateQueries({ queryKey: ['group', groupId] }),
  };
  return <ImportDialog scope={scope} opened={opened} onClose={onClose} />;
}
