import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deleteClassification } from './api/delete-classification.ts';
import { deleteTag } from './api/delete-tag.ts';
import type { Classification, CountedTag } from './api/list-tags.ts';
import { tagFormMessages } from './tag-form-messages.ts';
import { useLast } from '../../lib/use-last.ts';
import { useTagMutation } from './use-tag-mutation.ts';

interface DeleteDialogProps<Asked> {
  target: Asked | undefined;
  onCancel: () => void;
  onDone: () => void;
}

export function DeleteTagDialog({ target, onCancel, onDone }: DeleteDialogProps<CountedTag>) {
  const m = useMessages(tagFormMessages);
  const shown = useLast(target);
  const deletion = useTagMutation({
    send: ({ id }: CountedTag) => deleteTag(id),
    doneText: ({ name }) => m.tagDeleted(name),
    onDone,
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={m.deleteTagTitle(shown?.name ?? '')}
      confirmLabel={m.delete}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onCancel}
      onConfirm={() => {
        if (target !== undefined) deletion.mutate(target, { onError: onCancel });
      }}
    >
      {m.deleteTagText(shown?.problemCount ?? 0)}
    </ConfirmDialog>
  );
}

export interface ClassificationDeletion {
  classification: Classification;
  tagCount: number;
}

export function DeleteClassificationDialog({
  target,
  onCancel,
  onDone,
}: DeleteDialogProps<ClassificationDeletion>) {
  const m = useMessages(tagFormMessages);
  const shown = useLast(target);
  const deletion = useTagMutation({
    send: ({ id }: Classification) => deleteClassification(id),
    doneText: ({ name }) => m.classificationDeleted(name),
    onDone,
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={m.deleteClassificationTitle(shown?.classification.name ?? '')}
      confirmLabel={m.delete}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onCancel}
      onConfirm={() => {
        if (target !== undefined) deletion.mutate(target.classification, { onError: onCancel });
      }}
    >
      {m.deleteClassificationText(shown?.tagCount ?? 0)}
    </ConfirmDialog>
  );
}
