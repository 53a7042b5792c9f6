import { Loader } from '@mantine/core';
import { MessageState } from '../../ui/message-state.tsx';

export function WorkingState({ title }: { title: string }) {
  return (
    <div role="status">
      <MessageState compact icon={<Loader size={20} color="gold" />} title={title} />
    </div>
  );
}
