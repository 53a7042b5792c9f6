import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconChartBar,
  IconCopy,
  IconDots,
  IconListNumbers,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { comparisonsAddress } from '../../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../../lib/similarity-entry-messages.ts';
import managed from '../../../ui/managed-table.module.css';
import type { ListedTraining } from '../api/list-trainings.ts';
import { editUrl, problemsUrl, trainingUrl, type TrainingScope } from '../training-scope.ts';
import { trainingListMessages } from './training-list-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface RowActionsProps {
  training: ListedTraining;
  scope: TrainingScope;
  onCopy: () => void;
  onDelete: () => void;
}

/** Members have progress in a private training and in a training of a group. */
const hasProgress = ({ auth, gid }: ListedTraining): boolean => auth === 'Private' || gid !== null;

/** The two most used actions are buttons; the rest, and all of them on narrow screens, are in the menu. */
export function RowActions({ training, scope, onCopy, onDelete }: RowActionsProps) {
  const m = useMessages(trainingListMessages);
  const entry = useMessages(similarityEntryMessages);
  const { id, title, canEdit, canEditProblems, canDelete } = training;
  if (!canEdit && !canEditProblems) return null;
  return (
    <>
      {canEdit && (
        <ActionIcon
          className={managed['wide'] ?? ''}
          component={Link}
          to={editUrl(scope, id)}
          size={32}
          aria-label={m.editOf(title)}
          title={m.edit}
        >
          <IconPencil {...icon} />
        </ActionIcon>
      )}
      {canEditProblems && (
        <ActionIcon
          className={managed['wide'] ?? ''}
          component={Link}
          to={problemsUrl(scope, id)}
          size={32}
          aria-label={m.problemsOf(title)}
          title={m.problems}
        >
          <IconListNumbers {...icon} />
        </ActionIcon>
      )}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={m.actionsOf(title)}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canEdit && (
            <Menu.Item component={Link} to={editUrl(scope, id)} leftSection={<IconPencil {...icon} />}>
              {m.edit}
            </Menu.Item>
          )}
          {canEditProblems && (
            <Menu.Item
              component={Link}
              to={problemsUrl(scope, id)}
              leftSection={<IconListNumbers {...icon} />}
            >
              {m.problems}
            </Menu.Item>
          )}
          {canEdit && hasProgress(training) && (
            <Menu.Item
              component={Link}
              to={`${trainingUrl(scope, id)}/progress`}
              leftSection={<IconChartBar {...icon} />}
            >
              {m.progress}
            </Menu.Item>
          )}
          {canEdit && (
            <Menu.Item
              component={Link}
              to={comparisonsAddress('training', id)}
              leftSection={<IconArrowsDiff {...icon} />}
            >
              {entry.compare}
            </Menu.Item>
          )}
          {canEdit && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onCopy}>
              {m.copy}
            </Menu.Item>
          )}
          {canDelete && (
            <>
              <Menu.Divider />
              <Menu.Item color="bad" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
                {m.delete}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
