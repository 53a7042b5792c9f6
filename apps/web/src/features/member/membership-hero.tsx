import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { membershipMessages } from '../../lib/membership-messages.ts';
import type { Membership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { LevelLadder } from './level-ladder.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

/** The membership at a glance: text on the left, ladder on the right. */
export function MembershipHero({ membership }: { membership: Membership }) {
  const m = useMessages(memberMessages);
  const words = useMessages(membershipMessages);
  const { status, level, daysLeft } = membership;
  const isMember = status === 'member';
  return (
    <section className={classes['hero']} data-member={isMember || undefined}>
      <div className={classes['standing']}>
        <h2 className={classes['status']}>{words.status[status]}</h2>
        <p className={classes['statusText']}>{m.statusText[status]}</p>
        {isMember && daysLeft !== undefined && <p className={classes['days']}>{m.daysLeft(daysLeft)}</p>}
        <Button component={Link} to="/buy" variant={isMember ? 'default' : 'filled'}>
          {isMember || status === 'expired' ? m.renew : m.buy}
        </Button>
      </div>
      <figure className={classes['ladder']}>
        <LevelLadder level={level} />
        <figcaption>{level === undefined ? m.noLevel : words.level(level)}</figcaption>
      </figure>
    </section>
  );
}
