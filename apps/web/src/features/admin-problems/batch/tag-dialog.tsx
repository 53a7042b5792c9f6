import { TagsInput } from '@mantine/core';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { tagNamesQuery } from '../api/list-tag-names.ts';
import { batchMessages } from './batch-messages.ts';

type TagAction = 'add-tags' | 'remove-tags';

interface TagDialogProps {
  action: TagAction | undefined;
  isBusy: boolean;
  onClose: () => void;
  onApply: (action: TagAction, names: string[]) => void;
}

export function TagDialog({ action, isBusy, onClose, onApply }: TagDialogProps) {
  const m = useMessages(batchMessages);
  const shown = useLast(action) ?? 'add-tags';
  return (
    <DialogFrame
      isOpened={action !== undefined}
      title={shown === 'add-tags' ? m.addTags : m.removeTags}
      onClose={onClose}
    >
      <TagForm
        key={shown}
        action={shown}
        isBusy={isBusy}
        onClose={onClose}
        onApply={(names) => onApply(shown, names)}
      />
    </DialogFrame>
  );
}

interface TagFormProps {
  action: TagAction;
  isBusy: boolean;
  onClose: () => void;
  onApply: (names: string[]) => void;
}

function TagForm({ action, isBusy, onClose, onApply }: TagFormProps) {
  const m = useMessages(batchMessages);
  const [names, setNames] = useState<string[]>([]);
  const { data } = useQuery(tagNamesQuery);
  return (
    <DialogForm
      submitLabel={m.apply}
      isBusy={isBusy}
      isDisabled={names.length === 0}
      onSubmit={() => onApply(names)}
      onClose={onClose}
    >
      <TagsInput
        label={m.tagNames}
        description={action === 'add-tags' ? m.tagHint : m.tagRemoveHint}
        data={data ?? []}
        value={names}
        onChange={setNames}
        maxTags={problemLimits.tagsMaximum}
        acceptValueOnBlur
        data-autofocus
      />
    </DialogForm>
  );
}
