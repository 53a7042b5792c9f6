import { Modal } from '@mantine/core';
import { closeAccountDialog, useAccountDialog } from '../../lib/account-dialog.ts';

export function AccountDialogs() {
  const mode = useAccountDialog();
  return <Modal opened={mode !== undefined} onClose={closeAccountDialog} title={mode} />;
}
