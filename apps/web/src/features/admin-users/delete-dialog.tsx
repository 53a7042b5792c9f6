import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { isChangeInUse } from '../../lib/in-use.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { deleteUsers } from './api/delete-users.ts';
import { usersKey, type User } from '../../lib/admin-api/list-users.ts';
import { deletionPreviewQuery, type DeletionPreview } from './api/preview-deletion.ts';
import classes from './delete-dialog.module.css';
import { deleteMessages } from './delete-messages.ts';

interface DeleteDialogProps {
  opened: boolean;
  users: readonly User[];
  onClose: () => void;
}

const namedMaximum = 6;

/** Lists what will be lost. The confirm button is disabled until that is loaded. */
export function DeleteDialog({ opened, users, onClose }: DeleteDialogProps) {
  const m = useMessages(deleteMessages);
  const client = useQueryClient();
  const ids = users.map(({ uid }) => uid);
  const preview = useQuery({ ...deletionPreviewQuery(ids), enabled: opened && ids.length > 0 });
  const remove = useMutation({
    mutationFn: deleteUsers,
    onSuccess: async (_answer, removed) => {
      showToast('success', m.done(removed.length));
      onClose();
      await client.invalidateQueries({ queryKey: usersKey });
    },
  });
  const isReady = preview.data?.refused.length === 0;
  return (
    <ConfirmDialog
      opened={opened && ids.length > 0}
      title={m.title(ids.length)}
      confirmLabel={m.confirm}
      tone="danger"
      isBusy={remove.isPending}
      isDisabled={!isReady}
      onConfirm={() => remove.mutate(ids)}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <ChosenNames users={users} />
      {remove.error instanceof ApiError && !isChangeInUse(remove.error) && (
        <FormAlert kind="error">{textOfApiError(remove.error)}</FormAlert>
      )}
      {preview.data !== undefined && <Losses preview={preview.data} />}
      {preview.isPending && <p className={classes['wait']}>{m.loading}</p>}
      {preview.isError && <FormAlert kind="error">{m.failed}</FormAlert>}
    </ConfirmDialog>
  );
}

function ChosenNames({ users }: { users: readonly User[] }) {
  const m = useMessages(deleteMessages);
  const names = users.slice(0, namedMaximum).map(({ username }) => username);
  return (
    <p>
      <strong className={classes['names']}>{names.join(m.between)}</strong>
      {users.length > namedMaximum && ` ${m.more(users.length)}`}
    </p>
  );
}

function Losses({ preview }: { preview: DeletionPreview }) {
  const m = useMessages(deleteMessages);
  if (preview.refused.length > 0)
    return (
      <FormAlert kind="error">
        {m.refused}
        <ul className={classes['refused']}>
          {preview.refused.map(({ username, reason }) => (
            <li key={username}>
              <strong>{username}</strong>: {m.reasons[reason]}
            </li>
          ))}
        </ul>
      </FormAlert>
    );
  const kinds = ['submissions', 'solvedProblems', 'messages', 'announcements'] as const;
  const lost = kinds.filter((kind) => preview[kind] > 0);
  return (
    <>
      <p>
        {m.forever} {lost.length === 0 ? m.nothing : m.lost}
      </p>
      {lost.length > 0 && (
        <ul className={classes['losses']}>
          {lost.map((kind) => (
            <li key={kind}>
              <strong>{preview[kind]}</strong> {m[kind]}
            </li>
          ))}
        </ul>
      )}
      <p>{m.files}</p>
    </>
  );
}
