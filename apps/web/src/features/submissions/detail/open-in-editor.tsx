import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { openedCodeState } from '../../../lib/opened-code.ts';
import { problemAddress } from '../addresses.ts';
import type { SubmissionDetail } from '../api/get-submission.ts';
import { codeVisibilityOf, contextOf } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';

/** Opens the problem with this code. The editor keeps the code that it had as another version. */
export function OpenInEditor({ detail }: { detail: SubmissionDetail }) {
  const m = useMessages(detailMessages);
  const { submission } = detail;
  const { displayPid, language } = submission;
  const visibility = codeVisibilityOf(detail);
  if (visibility.kind !== 'shown' || displayPid === null) return null;
  return (
    <Button
      component={Link}
      to={problemAddress(displayPid, contextOf(submission))}
      state={openedCodeState({ code: visibility.code, language: language ?? '' })}
      variant="default"
      leftSection={<IconCode size={16} stroke={1.75} />}
    >
      {m.openInEditor}
    </Button>
  );
}
