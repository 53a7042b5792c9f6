import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { requestVariant, variantsKey } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

export function RequestDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(variantMessages);
  const client = useQueryClient();
  const [problemId, setProblemId] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const request = useMutation({
    mutationFn: () => requestVariant(problemId.trim()),
    onSuccess: () => {
      showToast('success', m.requested);
      onClose();
      return client.invalidateQueries({ queryKey: variantsKey });
    },
  });
  const failure =
    request.error === null ? undefined : toFormFailure(request.error, { problemNotFound: 'problemId' });
  return (
    <Modal opened onClose={onClose} title={m.request} size={480} closeButtonProps={{ 'aria-label': m.close }}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(problemId.trim() === '');
          if (problemId.trim() !== '') request.mutate();
        }}
      >
        <FormAlert kind="warning">{m.requestText}</FormAlert>
        {failure !== undefined && failure.field === undefined && (
          <FormAlert kind="error">{failure.text}</FormAlert>
        )}
        <TextInput
          label={m.problemId}
          value={problemId}
          error={isEmpty ? m.problemIdEmpty : failure?.field === 'problemId' && failure.text}
          onChange={(event) => {
            setProblemId(event.currentTarget.value);
            setEmpty(false);
          }}
          data-autofocus
          required
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {m.request}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
