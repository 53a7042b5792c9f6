import { Button, Textarea } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { signInReturnMessages } from './sign-in-return-messages.ts';
import classes from './social-page.module.css';

interface Tested {
  label: string;
  claims: string;
  role: string | null;
  groups: readonly number[];
}

/** What a provider says about the administrator who tests it, and what the mapping makes of it. Nothing was changed. */
export function TestedClaims({ tested: { label, claims, role, groups } }: { tested: Tested }) {
  const m = useMessages(signInReturnMessages);
  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>{m.tested(label)}</p>
      <dl className={classes['facts']}>
        <div>
          <dt>{m.role}</dt>
          <dd>{role ?? m.none}</dd>
        </div>
        <div>
          <dt>{m.groups}</dt>
          <dd>{groups.length === 0 ? m.none : groups.join(', ')}</dd>
        </div>
      </dl>
      <Textarea
        label={m.claims}
        value={claims}
        readOnly
        autosize
        maxRows={16}
        classNames={{ input: classes['claims'] ?? '' }}
      />
      <Button component={Link} to="/admin/sign-in" replace>
        {m.toAdmin}
      </Button>
    </div>
  );
}
