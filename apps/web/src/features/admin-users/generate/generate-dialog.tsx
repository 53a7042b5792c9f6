import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useConfirmClose } from '../../../ui/use-confirm-close.tsx';
import { generateUsers } from '../api/generate-users.ts';
import { usersKey } from '../../../lib/admin-api/list-users.ts';
import { GenerateForm } from './generate-form.tsx';
import { generateMessages } from './generate-messages.ts';
import { GenerateResult } from './generate-result.tsx';

/** Shows the form, then its result. It does not close by accident: unsaved passwords would be lost. */
export function GenerateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const m = useMessages(generateMessages);
  const [isAtRisk, setAtRisk] = useState(false);
  const { close, question } = useConfirmClose({
    isAtRisk,
    texts: m.lossTexts,
    onClose: () => {
      setAtRisk(false);
      onClose();
    },
  });
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={m.title}
        size={600}
        closeOnClickOutside={false}
        closeOnEscape={false}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        <Generation onRisk={setAtRisk} onClose={close} />
      </Modal>
      <UnsavedGuard isDirty={isAtRisk} texts={m.lossTexts} />
      {question}
    </>
  );
}

interface GenerationProps {
  /** Whether there are passwords that were not yet copied, downloaded or printed. */
  onRisk: (isAtRisk: boolean) => void;
  onClose: () => void;
}

function Generation({ onRisk, onClose }: GenerationProps) {
  const client = useQueryClient();
  const generation = useMutation({
    mutationFn: generateUsers,
    gcTime: 0,
    onSuccess: () => {
      onRisk(true);
      return client.invalidateQueries({ queryKey: usersKey });
    },
  });
  if (generation.data !== undefined)
    return <GenerateResult made={generation.data} onSaved={() => onRisk(false)} onClose={onClose} />;
  return <GenerateForm generation={generation} onClose={onClose} />;
}
