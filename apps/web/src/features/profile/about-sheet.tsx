import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { profileMessages } from './profile-messages.ts';

/** An empty text is hidden for other users; the own one shows an invitation. */
export function AboutSheet({ signature, isOwn }: { signature: string | null; isOwn: boolean }) {
  const m = useMessages(profileMessages);
  const text = signature?.trim() ?? '';
  if (text === '' && !isOwn) return null;
  return (
    <Sheet title={m.about}>
      {text === '' ? (
        <EmptyState
          compact
          icon={<IconPencil size={24} stroke={1.5} />}
          title={m.aboutEmpty}
          action={
            <Button component={Link} to="/setting?tab=setting_userinfo" variant="default">
              {m.aboutWrite}
            </Button>
          }
        >
          {m.aboutEmptyOwn}
        </EmptyState>
      ) : (
        <Markdown>{text}</Markdown>
      )}
    </Sheet>
  );
}
