import { IconRobot } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { toggleAssistant, useAssistantOpened } from './assistant-opened.ts';

/** Opens the panel, whose script loads with the first opening. */
export function AssistantButton({ className }: { className: string | undefined }) {
  const m = useMessages(problemMessages);
  const isOpened = useAssistantOpened();
  return (
    <button
      type="button"
      className={className}
      title={m.assistant}
      aria-label={m.assistant}
      aria-expanded={isOpened}
      onClick={toggleAssistant}
    >
      <IconRobot size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
