import { Button } from '@mantine/core';
import { IconCrown, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { cancelGrant, ledgerQuery, restoreGrant, type Grant } from '../api/ledger.ts';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import classes from '../admin-membership.module.css';
import { MembershipFrame } from '../membership-frame.tsx';
import { NoteDialog } from '../note-dialog.tsx';
import { GrantDialog, type GrantStart } from './grant-dialog.tsx';
import { GrantTable } from './grant-table.tsx';
import { ledgerMessages } from './ledger-messages.ts';

const defaultSize = 20;

/** Who got which membership, from where. Grants are given, extended, revoked and restored here. */
export function Component() {
  const m = useMessages(ledgerMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text);
  const ledger = useQuery(ledgerQuery({ currentPage: address.page, limit: address.size, keyword }));
  const [granted, setGranted] = useState<GrantStart>();
  const [revoked, setRevoked] = useState<Grant>();
  const restore = useRestore();
  return (
    <MembershipFrame
      current="ledger"
      actions={
        <Button
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setGranted({ user: undefined, level: 1 })}
        >
          {m.grant}
        </Button>
      }
    >
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={search} />
      </div>
      <ListRows
        address={address}
        rows={ledger}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            icon={<IconCrown size={24} stroke={1.5} />}
            isFiltered={keyword !== ''}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => search('')}
          />
        }
      >
        {(rows) => (
          <GrantTable
            grants={rows}
            onExtend={({ uid, username, level }) => setGranted({ user: { uid, username }, level })}
            onRevoke={setRevoked}
            onRestore={({ id }) => restore.mutate(id)}
          />
        )}
      </ListRows>
      {granted !== undefined && <GrantDialog start={granted} onClose={() => setGranted(undefined)} />}
      {revoked !== undefined && <RevokeDialog grant={revoked} onClose={() => setRevoked(undefined)} />}
    </MembershipFrame>
  );
}

function useRestore() {
  const m = useMessages(ledgerMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreGrant,
    onSuccess: () => showToast('success', m.restored),
    onSettled: () => invalidateAdminMembership(client),
  });
}

function RevokeDialog({ grant, onClose }: { grant: Grant; onClose: () => void }) {
  const m = useMessages(ledgerMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  return (
    <NoteDialog
      title={m.revokeTitle}
      tone="danger"
      noteLabel={m.revokeNote}
      noteHint={m.revokeNoteHint}
      isNoteRequired
      confirmLabel={m.revoke}
      done={m.revoked}
      act={(note) => cancelGrant(grant.id, note)}
      onClose={onClose}
    >
      {m.revokeText(grant.username, `${levelOf(grant.level)} (${lengthOf(grant.days)})`)}
    </NoteDialog>
  );
}
