import { Button } from '@mantine/core';
import type { UserInfo } from '@touchstone/contract';
import { Link } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { TouchstonePicture } from '../../ui/brand/touchstone-picture.tsx';
import classes from './home-hero.module.css';
import { homeMessages } from './home-messages.ts';
import { nextStepsMessages } from './next-steps/next-steps-messages.ts';
import { useFirstProblemAddress } from './use-first-problem-address.ts';

interface HomeHeroProps {
  user: UserInfo | undefined;
  solved: number | undefined;
}

/** Introduces the site to guests, and greets logged-in users. */
export function HomeHero({ user, solved }: HomeHeroProps) {
  return user === undefined ? <Invitation /> : <Greeting user={user} solved={solved} />;
}

function Greeting({ user, solved }: { user: UserInfo; solved: number | undefined }) {
  const m = useMessages(homeMessages);
  const lead = solved === undefined ? '\u00a0' : solved === 0 ? m.welcomeNew : m.welcomeLead(solved);
  const greet = solved === 0 ? m.welcomeFirst : m.welcome;
  return (
    <header className={classes['greeting']}>
      <h1>{greet(user.nickname || user.username)}</h1>
      <p>{lead}</p>
    </header>
  );
}

function Invitation() {
  const m = useMessages(homeMessages);
  const steps = useMessages(nextStepsMessages);
  const firstProblem = useFirstProblemAddress();
  const canRegister = useWebsiteConfig()?.register !== false;
  return (
    <header className={classes['root']}>
      <div className={classes['words']}>
        <h1 className={classes['headline']}>{m.headline}</h1>
        <p className={classes['lead']}>{m.lead}</p>
        <div className={classes['actions']}>
          <Button component={Link} to={firstProblem} size="md">
            {m.startNow}
          </Button>
          {canRegister && (
            <Button variant="default" size="md" onClick={() => openAccountDialog('Register')}>
              {steps.register.title}
            </Button>
          )}
        </div>
      </div>
      <div className={classes['stone']}>
        <TouchstonePicture />
      </div>
    </header>
  );
}
