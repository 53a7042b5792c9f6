import { Button, Modal, TagsInput } from '@mantine/core';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { tagNamesQuery } from '../api/list-tag-names.ts';
import { batchMessages } from './batch-messages.ts';
import classes from './batch.module.css';

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
    <Modal
      opened={action !== undefined}
      onClose={onClose}
      title={shown === 'add-tags' ? m.addTags : m.removeTags}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <TagForm
        key={shown}
        action={shown}
        isBusy={isBusy}
        onClose={onClose}
        onApply={(names) => onApply(shown, names)}
      />
    </Modal>
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply(names);
      }}
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
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={isBusy} disabled={names.length === 0}>
          {m.apply}
        </Button>
      </div>
    </form>
  );
}
