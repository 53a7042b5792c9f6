import { Button, Modal } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import type { ImportedProblem, RemoteProblemName } from '../../lib/admin-api/import-remote.ts';
import { remoteImportMessages } from './remote-import-messages.ts';
import { RemoteImportForm } from './remote-import-form.tsx';

interface RemoteImportDialogProps {
  isOpened: boolean;
  title: string;
  /** The text of the button that imports. */
  submitLabel: string;
  /** Where many problems are imported at once. */
  importManyTo: string;
  importProblem: (problem: RemoteProblemName) => Promise<ImportedProblem>;
  /** Loads the list again. */
  onImported: (problem: ImportedProblem) => Promise<unknown>;
  onClose: () => void;
}

/** Imports a problem of another site, with a preview. */
export function RemoteImportDialog({ isOpened, title, onClose, ...form }: RemoteImportDialogProps) {
  const m = useMessages(remoteImportMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={title}
      size={720}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {isOpened && (
        <RemoteImportForm {...form} onClose={onClose}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
        </RemoteImportForm>
      )}
    </Modal>
  );
}
