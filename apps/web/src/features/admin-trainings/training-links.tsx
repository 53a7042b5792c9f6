import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowsDiff, IconBook, IconListNumbers, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { comparisonsAddress } from '../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../lib/similarity-entry-messages.ts';
import { trainingFormMessages } from './form/training-form-messages.ts';
import { editUrl, manageListUrl, problemsUrl, trainingUrl, type TrainingScope } from './training-scope.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface TrainingLinksProps {
  scope: TrainingScope;
  /** Absent for a training that is not saved yet. */
  trainingId?: number;
  current?: 'edit' | 'problems';
}

/** Links between the pages of a training, and back to all trainings. */
export function TrainingLinks({ scope, trainingId, current }: TrainingLinksProps) {
  const m = useMessages(trainingFormMessages);
  const entry = useMessages(similarityEntryMessages);
  const pages =
    trainingId === undefined
      ? []
      : [
          {
            name: 'edit',
            to: editUrl(scope, trainingId),
            label: m.editTitle,
            icon: <IconPencil {...icon} />,
          },
          {
            name: 'problems',
            to: problemsUrl(scope, trainingId),
            label: m.problems,
            icon: <IconListNumbers {...icon} />,
          },
          {
            name: 'compare',
            to: comparisonsAddress('training', trainingId),
            label: entry.compare,
            icon: <IconArrowsDiff {...icon} />,
          },
          { name: 'open', to: trainingUrl(scope, trainingId), label: m.open, icon: <IconBook {...icon} /> },
        ].filter(({ name }) => name !== current);
  return (
    <>
      {pages.map((page) => (
        <Button key={page.name} component={Link} to={page.to} variant="default" leftSection={page.icon}>
          {page.label}
        </Button>
      ))}
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
