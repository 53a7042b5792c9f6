import type { ImportedProblem, RemoteProblemName } from '../../lib/admin-api/import-remote.ts';
import { DialogFrame } from '../form-dialog/form-dialog.tsx';
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
  return (
    <DialogFrame isOpened={isOpened} title={title} size={720} onClose={onClose}>
      {isOpened && <RemoteImportForm {...form} onClose={onClose} />}
    </DialogFrame>
  );
}
