import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowsDiff,
  IconListNumbers,
  IconPencil,
  IconSpeakerphone,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { comparisonsAddress } from '../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../lib/similarity-entry-messages.ts';
import { manageListUrl, pageUrl, type ContestPage, type ContestScope } from './contest-scope.ts';
import { contestFormMessages } from './form/contest-form-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface ContestLinksProps {
  scope: ContestScope;
  /** Absent for a contest that is not saved yet. */
  contestId?: number;
  current?: ContestPage;
}

/** Links between the pages of a contest, and back to all contests. */
export function ContestLinks({ scope, contestId, current }: ContestLinksProps) {
  const m = useMessages(contestFormMessages);
  const entry = useMessages(similarityEntryMessages);
  const pages = [
    { name: 'edit', label: m.editTitle, icon: <IconPencil {...icon} /> },
    { name: 'problems', label: m.problems, icon: <IconListNumbers {...icon} /> },
    { name: 'announcement', label: m.announcements, icon: <IconSpeakerphone {...icon} /> },
  ] as const;
  return (
    <>
      {contestId !== undefined &&
        pages
          .filter(({ name }) => name !== current)
          .map((page) => (
            <Button
              key={page.name}
              component={Link}
              to={pageUrl(scope, contestId, page.name)}
              variant="default"
              leftSection={page.icon}
            >
              {page.label}
            </Button>
          ))}
      {contestId !== undefined && (
        <Button
          component={Link}
          to={comparisonsAddress('contest', contestId)}
          variant="default"
          leftSection={<IconArrowsDiff {...icon} />}
        >
          {entry.compare}
        </Button>
      )}
      {contestId !== undefined && (
        <Button
          component={Link}
          to={`/contest/${String(contestId)}`}
          variant="default"
          leftSection={<IconTrophy {...icon} />}
        >
          {m.openContest}
        </Button>
      )}
      <Button
        component={Link}
        to={manageListUrl(scope)}
        variant="default"
        leftSection={<IconArrowLeft {...icon} />}
      >
        {m.back}
      </Button>
    </>
  );
}
