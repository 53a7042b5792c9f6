import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './countdown-button.module.css';

interface CountdownButtonProps extends ButtonProps {
  remainingSeconds: number;
  /** The label during the countdown. */
  waitingLabel: string;
  type?: 'button' | 'submit';
  onClick?: () => void;
  children: ReactNode;
}

/** A button that is disabled for some seconds and shows how many. */
export function CountdownButton({ remainingSeconds, waitingLabel, children, ...rest }: CountdownButtonProps) {
  const isWaiting = remainingSeconds > 0;
  return (
    <Button
      type="button"
      {...rest}
      className={`${classes['root'] ?? ''} ${rest.className ?? ''}`}
      disabled={isWaiting || rest.disabled === true}
    >
      {isWaiting ? waitingLabel : children}
    </Button>
  );
}
