import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconDots,
  IconDownload,
  IconPencil,
  IconTrash,
  IconWorldShare,
  IconWorldX,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { downloadTestData } from '../../../lib/admin-api/download-test-data.ts';
import { useMessages } from '../../../lib/messages.ts';
import { comparisonsAddress } from '../../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../../lib/similarity-entry-messages.ts';
import managed from '../../../ui/managed-table.module.css';
import type { ManagedProblem } from '../api/manage-problems.ts';
import { editGroupProblemUrl } from '../group-problem-urls.ts';
import { applicationOf, mayApply } from './application.ts';
import { managedProblemMessages } from './managed-problem-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface ProblemActionsProps {
  groupId: number;
  problem: ManagedProblem;
  canApply: boolean;
  onApply: () => void;
  onDelete: () => void;
}

/** Editing is a button; the rest, and all of it on narrow screens, is in the menu. */
export function ProblemActions({ groupId, problem, canApply, onApply, onDelete }: ProblemActionsProps) {
  const m = useMessages(managedProblemMessages);
  const entry = useMessages(similarityEntryMessages);
  const { id, problemId, canEdit } = problem;
  const application = applicationOf(problem.applyPublicProgress);
  if (!canEdit && !canApply) return null;
  const edit = editGroupProblemUrl(groupId, id);
  const ApplyIcon = mayApply(application) ? IconWorldShare : IconWorldX;
  return (
    <>
      {canEdit && (
        <ActionIcon
          className={managed['wide'] ?? ''}
          component={Link}
          to={edit}
          size={32}
          aria-label={m.editOf(problemId)}
          title={m.edit}
        >
          <IconPencil {...icon} />
        </ActionIcon>
      )}
      <Menu position="bottom-end" width={248}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={m.actionsOf(problemId)}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canEdit && (
            <>
              <Menu.Item component={Link} to={edit} leftSection={<IconPencil {...icon} />}>
                {m.edit}
              </Menu.Item>
              <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void downloadTestData(id)}>
                {m.download}
              </Menu.Item>
              <Menu.Item
                component={Link}
                to={comparisonsAddress('problem', id)}
                leftSection={<IconArrowsDiff {...icon} />}
              >
                {entry.compare}
              </Menu.Item>
            </>
          )}
          {canApply && (
            <Menu.Item leftSection={<ApplyIcon {...icon} />} onClick={onApply}>
              {m.steps[application]}
            </Menu.Item>
          )}
          {canEdit && (
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
