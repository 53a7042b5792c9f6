import { Modal, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { Invitation } from '../api/invitations.ts';
import { useGroup } from '../use-group.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationMessages } from './invitation-messages.ts';
import classes from './invitations.module.css';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';

/** The link and its QR code, to project in the classroom. */
export function QrDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation | undefined;
  onClose: () => void;
}) {
  const m = useMessages(invitationMessages);
  const { group } = useGroup();
  const shown = useLast(invitation);
  const link = shown === undefined ? '' : invitationLink(window.location.origin, shown.token);
  return (
    <Modal
      opened={invitation !== undefined}
      onClose={onClose}
      title={m.qrTitle(group.name)}
      size={420}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <div className={classes['qr']}>
        {link !== '' && <QrCode text={link} label={m.qrLabel} />}
        <p className={classes['hint']}>{m.qrHint}</p>
        <TextInput
          className={classes['link'] ?? ''}
          aria-label={m.link}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          rightSection={<CopyButton text={link} />}
        />
      </div>
    </Modal>
  );
}
