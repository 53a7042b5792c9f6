import { Button } from '@mantine/core';
import type { UserInfo } from '@touchstone/contract';
import { Link } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { TouchstonePicture } from '../../ui/brand/touchstone-picture.tsx';
import classes from './home-hero.module.css';
import { homeMessages } from './home-messages.ts';
import { nextStepsMessages } from './next-steps-messages.ts';

interface HomeHeroProps {
  user: UserInfo | undefined;
  solved: number | undefined;
}

export function HomeHero({ user, solved }: HomeHeroProps) {
  const m = useMessages(homeMessages);
  const name = user?.nickname || user?.username;
  const lead = solved === undefined ? '\u00a0' : solved === 0 ? m.welcomeNew : m.welcomeLead(solved);
  return (
    <header className={classes['root']}>
      <div className={classes['words']}>
        <h1 className={classes['headline']}>{name === undefined ? m.headline : m.welcome(name)}</h1>
        <p className={classes['lead']}>{user === undefined ? m.lead : lead}</p>
        <HeroActions isGuest={user === undefined} />
      </div>
      <div className={classes['stone']}>
        <TouchstonePicture />
      </div>
    </header>
  );
}

function HeroActions({ isGuest }: { isGuest: boolean }) {
  const steps = useMessages(nextStepsMessages);
  return (
    <div className={classes['actions']}>
      <Button component={Link} to="/problem" size="md">
        {steps.practise.action}
      </Button>
      {isGuest ? (
        <Button variant="default" size="md" onClick={() => openAccountDialog('Register')}>
          {steps.register.title}
        </Button>
      ) : (
        <Button component={Link} to="/training" variant="default" size="md">
          {steps.course.action}
        </Button>
      )}
    </div>
  );
}
