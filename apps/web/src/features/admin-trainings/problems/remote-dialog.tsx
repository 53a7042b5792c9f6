import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { importRemoteProblem } from '../api/training-problems.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';
import classes from './training-problems.module.css';

interface RemoteDialogProps {
  trainingId: number;
  isOpened: boolean;
  onClose: () => void;
}

/** The keys of the sites on the wire. */
const sites = ['HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'AC', 'LIBRE'] as const;

/** Imports a problem of another site into the problem set, and adds it to the training. */
export function RemoteDialog({ trainingId, isOpened, onClose }: RemoteDialogProps) {
  const m = useMessages(trainingProblemMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={m.remoteTitle}
      size={440}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {isOpened && <RemoteForm trainingId={trainingId} onClose={onClose} />}
    </Modal>
  );
}

function RemoteForm({ trainingId, onClose }: Omit<RemoteDialogProps, 'isOpened'>) {
  const m = useMessages(trainingProblemMessages);
  const client = useQueryClient();
  const [name, setName] = useState<string>(sites[0]);
  const [problemId, setProblemId] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = problemId.trim();
  const add = useMutation({
    mutationFn: () => importRemoteProblem({ name, problemId: typed, tid: trainingId }),
    onSuccess: async () => {
      showToast('success', m.added(typed));
      await invalidateTrainings(client);
      onClose();
    },
  });
  return (
    <form
      className={classes['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed !== '') add.mutate();
      }}
    >
      {add.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(add.error)}</FormAlert>}
      <Select
        label={m.remoteSite}
        allowDeselect={false}
        data={[...sites]}
        value={name}
        onChange={(value) => setName(value ?? sites[0])}
      />
      <TextInput
        label={m.remoteId}
        data-autofocus
        autoComplete="off"
        maxLength={255}
        value={problemId}
        error={isTried && typed === '' && m.required}
        onChange={(event) => setProblemId(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={add.isPending}>
          {m.importOne}
        </Button>
      </div>
    </form>
  );
}
