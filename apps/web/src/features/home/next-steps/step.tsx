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
  /** Where the action leads; without it, `onAct` is called. */
  to?: string;
  /** Guests are asked to log in instead. */
  needsLogin?: boolean;
  onAct?: () => void;
  /** Of three ways on, the first is a button that cannot be missed. */
  weight?: 'strong' | 'plain' | undefined;
}

/** One of the three things to do next. */
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
