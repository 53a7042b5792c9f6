import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormErrors } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { preventComposingSubmit } from '../../ui/prevent-enter-submit.ts';
import { requestVariant, variantsKey } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';

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
  const { errorOf, refusal } = toFormErrors(request.error, { problemNotFound: 'problemId' });
  return (
    <FormDialog
      title={m.request}
      submitLabel={m.request}
      isBusy={request.isPending}
      refusal={refusal}
      onSubmit={() => {
        setEmpty(problemId.trim() === '');
        if (problemId.trim() !== '') request.mutate();
      }}
      onClose={onClose}
    >
      <FormAlert kind="warning">{m.requestText}</FormAlert>
      <TextInput
        label={m.problemId}
        value={problemId}
        error={isEmpty ? m.problemIdEmpty : errorOf('problemId')}
        onChange={(event) => {
          setProblemId(event.currentTarget.value);
          setEmpty(false);
        }}
        onKeyDown={preventComposingSubmit}
        data-autofocus
        required
      />
    </FormDialog>
  );
}
