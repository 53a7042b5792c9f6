import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { pageUrl, type ContestScope } from '../contest-scope.ts';
import { contestProblemMessages } from './contest-problem-messages.ts';

export function BackToProblems({ scope, contestId }: { scope: ContestScope; contestId: number }) {
  const m = useMessages(contestProblemMessages);
  return (
    <Button
      component={Link}
      to={pageUrl(scope, contestId, 'problems')}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.75} />}
    >
      {m.back}
    </Button>
  );
}
