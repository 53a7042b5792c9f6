import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { trainingProblemUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import classes from './result-table.module.css';

interface ProblemHeadProps {
  problem: { problemId: string; title: string };
  /** Below the display id. */
  children?: ReactNode;
}

/** The head of a problem's column, linked to the problem. */
export function ProblemHead(props: ProblemHeadProps) {
  return (
    <th scope="col" className={classes['problem']}>
      <ProblemLink {...props} />
    </th>
  );
}

function ProblemLink({ problem: { problemId, title }, children }: ProblemHeadProps) {
  const { context } = useTraining();
  return (
    <Tooltip label={`${problemId} ${title}`}>
      <Link className={classes['problemLink']} to={trainingProblemUrl(context, problemId)}>
        {problemId}
        <VisuallyHidden> {title}</VisuallyHidden>
        {children !== undefined && <small>{children}</small>}
      </Link>
    </Tooltip>
  );
}
