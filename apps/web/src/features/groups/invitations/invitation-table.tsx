import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLinkOff, IconQrcode } from '@tabler/icons-react';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import type { Invitation } from '../api/invitations.ts';
import classes from '../members/members.module.css';
import { invitationLink } from './invitation-link.ts';
import { invitationMessages } from './invitation-messages.ts';

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onShow: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

export function InvitationTable({ invitations, ...actions }: InvitationTableProps) {
  const m = useMessages(invitationMessages);
  return (
    <table
      className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}
      aria-label={m.table}
      data-kind="invitations"
    >
      <thead>
        <tr>
          <th scope="col">{m.link}</th>
          <th scope="col" className={classes['uses']}>
            {m.uses}
          </th>
          <th scope="col" className={classes['expiry']}>
            {m.expires}
          </th>
          <th scope="col" className={classes['state']}>
            {m.state}
          </th>
          <th scope="col" className={classes['actions']}>
            <span className={classes['spoken']}>{m.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

interface InvitationRowProps extends Omit<InvitationTableProps, 'invitations'> {
  invitation: Invitation;
}

function InvitationRow({ invitation, onShow, onRevoke }: InvitationRowProps) {
  const m = useMessages(invitationMessages);
  const locale = useLocale();
  const { token, uses, maxUses, expireTime, state, author } = invitation;
  const isOpen = state === 'open';
  return (
    <tr data-closed={!isOpen || undefined}>
      <td>
        <div className={classes['linkCell']}>
          <span className={classes['token']}>…/{token}</span>
          {isOpen && <CopyButton text={invitationLink(window.location.origin, token)} />}
        </div>
        <span className={classes['author']}>{author ?? m.noAuthor}</span>
      </td>
      <td className={classes['uses']}>{maxUses === null ? m.unlimited(uses) : m.limited(uses, maxUses)}</td>
      <td className={classes['expiry']}>
        {expireTime === null ? m.never : formatDateTime(parseWireDate(expireTime), locale)}
      </td>
      <td className={classes['state']}>
        <span className={classes['tag']} data-state={state}>
          {m.states[state]}
        </span>
      </td>
      <td className={classes['actions']}>
        {isOpen && (
          <>
            <Tooltip label={m.showQr}>
              <ActionIcon aria-label={m.showQrOf(token)} onClick={() => onShow(invitation)}>
                <IconQrcode size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={m.revoke}>
              <ActionIcon aria-label={m.revokeOf(token)} onClick={() => onRevoke(invitation)}>
                <IconLinkOff size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </>
        )}
      </td>
    </tr>
  );
}
