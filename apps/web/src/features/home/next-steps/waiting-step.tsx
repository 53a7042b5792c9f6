import { Skeleton } from '@mantine/core';
import classes from './next-steps.module.css';

/** Has the height of the step that replaces it. */
export function WaitingStep() {
  return (
    <li className={classes['step']}>
      <div className={classes['words']}>
        <Skeleton height={16} mt={8} width="50%" />
        <Skeleton height={12} mt={14} width="85%" />
        <Skeleton height={12} mt={20} width="35%" />
      </div>
    </li>
  );
}
