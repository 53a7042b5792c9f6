import { Skeleton } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { homeMessages } from './home-messages.ts';
import { nextStepsMessages } from './next-steps-messages.ts';
import classes from './next-steps.module.css';

interface StepWords {
  title: string;
  text: string;
  action: string;
}

/** The one strong row of the page: three steps for whoever has solved nothing yet, three ways on for everybody else. */
export function NextSteps({ solved }: { solved: number | undefined }) {
  const m = useMessages(homeMessages);
  const isFirstTime = solved === 0;
  return (
    <section className={classes['root']} aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes['heading']}>
        {isFirstTime ? m.firstSteps : m.nextSteps}
      </h2>
      <ol className={classes['row']} data-numbered={isFirstTime || undefined}>
        {solved === undefined ? <WaitingSteps /> : isFirstTime ? <FirstSteps /> : <WaysOn />}
      </ol>
    </section>
  );
}

function FirstSteps() {
  const m = useMessages(nextStepsMessages);
  const { user } = useSession();
  return (
    <>
      {user === undefined ? (
        <Step words={m.register} number="1" onAct={() => openAccountDialog('Register')} />
      ) : (
        <Step words={m.ready} number={<IconCheck size={18} stroke={2.25} />} to="/user-home" />
      )}
      <Step words={m.choose} number="2" to="/problem" />
      <Step words={m.submit} number="3" to="/manual" />
    </>
  );
}

function WaysOn() {
  const m = useMessages(nextStepsMessages);
  return (
    <>
      <Step words={m.practise} to="/problem" />
      <Step words={m.course} to="/training" />
      <Step words={m.contest} to="/contest" />
    </>
  );
}

interface StepProps {
  words: StepWords;
  number?: ReactNode;
  to?: string;
  onAct?: () => void;
}

function Step({ words, number, to, onAct }: StepProps) {
  const action = (
    <>
      {words.action}
      <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
  return (
    <li className={classes['step']}>
      {number !== undefined && (
        <span className={classes['number']} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={classes['words']}>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        {to === undefined ? (
          <button type="button" className={classes['action']} onClick={onAct}>
            {action}
          </button>
        ) : (
          <Link className={classes['action']} to={to}>
            {action}
          </Link>
        )}
      </div>
    </li>
  );
}

function WaitingSteps() {
  return [1, 2, 3].map((key) => (
    <li key={key} className={classes['step']}>
      <div className={classes['words']}>
        <Skeleton height={16} mt={4} width="50%" />
        <Skeleton height={12} mt={16} width="85%" />
        <Skeleton height={12} mt={20} width="35%" />
      </div>
    </li>
  ));
}
