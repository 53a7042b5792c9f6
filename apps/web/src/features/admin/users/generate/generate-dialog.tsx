import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../../lib/messages.ts';
import { generateUsers } from '../api/generate-users.ts';
import { usersKey } from '../api/list-users.ts';
import { GenerateForm } from './generate-form.tsx';
import { generateMessages } from './generate-messages.ts';
import { GenerateResult } from './generate-result.tsx';

/** First the form, then its result. A click beside the dialog closes neither: the passwords would be gone. */
export function GenerateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const m = useMessages(generateMessages);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={m.title}
      size={600}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <Generation onClose={onClose} />
    </Modal>
  );
}

function Generation({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const generation = useMutation({
    mutationFn: generateUsers,
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  });
  if (generation.data !== undefined) return <GenerateResult made={generation.data} onClose={onClose} />;
  return <GenerateForm generation={generation} onClose={onClose} />;
}
