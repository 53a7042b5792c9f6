import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { maskPhone } from '../../lib/mask-phone.ts';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

export function PhoneSheet({ phone }: { phone: string | null }) {
  const m = useMessages(memberMessages);
  const isBound = phone !== null && phone !== '';
  return (
    <Sheet title={m.phone}>
      <p className={classes['phone']} data-bound={isBound || undefined}>
        {isBound ? m.phoneBound(maskPhone(phone)) : m.phoneMissing}
      </p>
      <ul className={classes['uses']}>
        {m.phoneUse.split('\n').map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <Button component={Link} to="/setting" variant="default">
        {isBound ? m.change : m.bind}
      </Button>
    </Sheet>
  );
}
