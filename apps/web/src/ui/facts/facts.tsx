import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** The key facts of a contest or training, in one line. */
export const FactLine = ({ children }: { children: ReactNode }) => (
  <div className={classes['root']}>{children}</div>
);

interface FactTagProps {
  /** The explanation in a tooltip. */
  hint: string;
  /** Decides the colours. */
  kind: 'type' | 'public' | 'private' | 'protected';
  children: ReactNode;
}

export const FactTag = ({ hint, kind, children }: FactTagProps) => (
  <Tooltip label={hint}>
    <span
      className={classes['tag']}
      data-kind={kind}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </span>
  </Tooltip>
);
