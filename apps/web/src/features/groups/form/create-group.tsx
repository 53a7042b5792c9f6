import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { CreateDialog } from './create-dialog.tsx';
import { createMessages } from './create-messages.ts';

/** The button that opens the dialog; guests log in first. */
export function CreateGroup() {
  const m = useMessages(createMessages);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} stroke={1.75} />}
        onClick={() => {
          if (requireLogin({ onLogin: open })) open();
        }}
      >
        {m.open}
      </Button>
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}
