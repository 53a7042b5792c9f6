import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { contextUrl } from '../context/problem-context.ts';
import { barrierMessages } from './barrier-messages.ts';
import { NoticeLine } from './notice-line.tsx';
import type { ProblemContext, SubmitBarrier } from './workbench-problem.ts';

interface BarrierNoticeProps {
  barrier: SubmitBarrier | undefined;
  context: ProblemContext;
}

/** Shown before the user writes code in vain, and at the moment when submitting closes. */
export function BarrierNotice({ barrier, context }: BarrierNoticeProps) {
  const m = useMessages(barrierMessages);
  if (barrier === undefined) return null;
  return (
    <NoticeLine
      tone="warn"
      role="status"
      {...(barrier === 'password' && {
        actions: (
          <Button component={Link} to={contextUrl(context)} size="compact-sm" variant="default">
            {m.enterPassword}
          </Button>
        ),
      })}
    >
      {m.why[barrier]}
    </NoticeLine>
  );
}
