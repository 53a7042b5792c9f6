import { Button } from '@mantine/core';
import { IconLinkPlus, IconLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { invitationsQuery, revokeInvitation, type Invitation } from '../api/invitations.ts';
import memberClasses from '../members/members.module.css';
import { useGroup } from '../use-group.ts';
import { CreateInvitation } from './create-invitation.tsx';
import { invitationMessages } from './invitation-messages.ts';
import { InvitationTable } from './invitation-table.tsx';
import { QrDialog } from './qr-dialog.tsx';

const defaultSize = 10;

/** Links that admit at once, for administrators of the group. */
export function InvitationsView() {
  const m = useMessages(invitationMessages);
  const { groupId } = useGroup();
  const client = useQueryClient();
  const address = useListAddress(defaultSize);
  const invitations = useQuery(invitationsQuery(groupId, { currentPage: address.page, limit: address.size }));
  const [isCreating, setCreating] = useState(false);
  const [shown, setShown] = useState<Invitation>();
  const [revoked, setRevoked] = useState<Invitation>();
  const create = (
    <Button leftSection={<IconLinkPlus size={16} stroke={1.75} />} onClick={() => setCreating(true)}>
      {m.create}
    </Button>
  );
  return (
    <>
      <div className={memberClasses['tools']}>
        <p className={memberClasses['lead']}>{m.lead}</p>
        <div className={memberClasses['end']}>{create}</div>
      </div>
      <ListRows
        address={address}
        rows={invitations}
        empty={
          <EmptyState icon={<IconLink size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </EmptyState>
        }
        failedTitle={m.failed}
        skeleton={{ rows: 4, height: 56 }}
      >
        {(rows) => <InvitationTable invitations={rows} onShow={setShown} onRevoke={setRevoked} />}
      </ListRows>
      {isCreating && (
        <CreateInvitation
          onClose={() => setCreating(false)}
          onCreated={(invitation) => {
            setCreating(false);
            setShown(invitation);
          }}
        />
      )}
      <QrDialog invitation={shown} onClose={() => setShown(undefined)} />
      <DeletionDialog
        target={revoked}
        texts={{ title: m.revokeTitle, confirm: m.revoke, done: m.revoked }}
        textOf={({ uses }) => m.revokeText(uses)}
        remove={({ id }) => revokeInvitation(id)}
        invalidate={() => client.invalidateQueries({ queryKey: ['group', groupId, 'invitations'] })}
        onClose={() => setRevoked(undefined)}
      />
    </>
  );
}
