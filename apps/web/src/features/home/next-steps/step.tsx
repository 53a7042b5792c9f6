import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoginLink } from '../../../ui/login-link.tsx';
import classes from './next-steps.module.css';

interface StepProps {
  title: ReactNode;
  text: ReactNode;
  action: string;
  number?: ReactNode;
  /** The target of the action; without it, `onAct` is called. */
  to?: string;
  /** Guests get the login dialog instead. */
  needsLogin?: boolean;
  onAct?: () => void;
  /** `strong` makes the first suggestion a prominent button. */
  weight?: 'strong' | 'plain' | undefined;
}

/** One of the three suggested steps. */
export function Step({ title, text, action, number, to, needsLogin = false, onAct, weight }: StepProps) {
  const Anchor = needsLogin ? LoginLink : Link;
  const label = (
    <>
      {action}
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
        <h3>{title}</h3>
        <div className={classes['text']}>{text}</div>
        {to === undefined ? (
          <button type="button" className={classes['action']} data-weight={weight} onClick={onAct}>
            {label}
          </button>
        ) : (
          <Anchor className={classes['action']} data-weight={weight} to={to}>
            {label}
          </Anchor>
        )}
      </div>
    </li>
  );
}
