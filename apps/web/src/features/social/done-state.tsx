import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { socialMessages } from './social-messages.ts';
import { wxPaths } from './wx-pages.ts';

/** Shows the message of the server and the next step. */
export function DoneState({ text }: { text: string }) {
  const m = useMessages(socialMessages);
  return (
    <div role="status">
      <MessageState
        compact
        icon={<IconCircleCheck size={24} stroke={1.5} color="var(--color-good)" />}
        title={m.done}
        action={
          <Button component={Link} to={wxPaths.member} replace>
            {m.toMember}
          </Button>
        }
      >
        {text}
      </MessageState>
    </div>
  );
}
