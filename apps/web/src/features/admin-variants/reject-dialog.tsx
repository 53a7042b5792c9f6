import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { variantLimits } from '@touchstone/contract/variant-limits';
import { useState } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { rejectVariant, variantsKey } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

export function RejectDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const m = useMessages(variantMessages);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const reject = useMutation({
    mutationFn: () => rejectVariant(id, reason.trim()),
    onSuccess: () => {
      showToast('success', m.rejected);
      onClose();
      return client.invalidateQueries({ queryKey: variantsKey });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.rejectTitle}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(reason.trim() === '');
          if (reason.trim() !== '') reject.mutate();
        }}
      >
        {reject.error !== null && <FormAlert kind="error">{toFormFailure(reject.error, {}).text}</FormAlert>}
        <Textarea
          label={m.reason}
          value={reason}
          maxLength={variantLimits.rejectReasonMaximum}
          error={isEmpty && m.reasonEmpty}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setEmpty(false);
          }}
          autosize
          minRows={2}
          data-autofocus
          required
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" color="bad" loading={reject.isPending}>
            {m.reject}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
