import { IconCheck } from '@tabler/icons-react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { homeMessages } from '../home-messages.ts';
import { useFirstProblemAddress } from '../use-first-problem-address.ts';
import { nextStepsMessages } from './next-steps-messages.ts';
import classes from './next-steps.module.css';
import { Step } from './step.tsx';
import { WaitingStep } from './waiting-step.tsx';
import { WaysOn } from './ways-on.tsx';

/** Three first steps for users without a solved problem, three suggestions for the others. */
export function NextSteps({ solved }: { solved: number | undefined }) {
  const m = useMessages(homeMessages);
  const isFirstTime = solved === 0;
  return (
    <section className={classes['root']} aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes['heading']}>
        {isFirstTime ? m.firstSteps : m.nextSteps}
      </h2>
      <ol className={classes['row']} data-numbered={isFirstTime || undefined}>
        {solved === undefined && <WaitingSteps />}
        {solved !== undefined && (isFirstTime ? <FirstSteps /> : <WaysOn />)}
      </ol>
    </section>
  );
}

function FirstSteps() {
  const m = useMessages(nextStepsMessages);
  const { user } = useSession();
  const firstProblem = useFirstProblemAddress();
  return (
    <>
      {user === undefined ? (
        <AccountStep />
      ) : (
        <Step {...m.ready} number={<IconCheck size={18} stroke={2.25} />} to="/user-home" />
      )}
      <Step {...m.choose} number="2" to={firstProblem} />
      <Step {...m.submit} number="3" to="/manual" />
    </>
  );
}

function AccountStep() {
  const m = useMessages(nextStepsMessages);
  const isClosed = useWebsiteConfig()?.register === false;
  return isClosed ? (
    <Step {...m.logIn} number="1" onAct={() => openAccountDialog('Login')} />
  ) : (
    <Step {...m.register} number="1" onAct={() => openAccountDialog('Register')} />
  );
}

function WaitingSteps() {
  return [1, 2, 3].map((key) => <WaitingStep key={key} />);
}
