import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsDiff,
  IconCopy,
  IconDots,
  IconDownload,
  IconListNumbers,
  IconPencil,
  IconSpeakerphone,
  IconTable,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { boardFormats, downloadBoard } from '../../../lib/download-board.ts';
import { useMessages } from '../../../lib/messages.ts';
import { comparisonsAddress } from '../../../lib/similarity-address.ts';
import { similarityEntryMessages } from '../../../lib/similarity-entry-messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import managed from '../../../ui/managed-table.module.css';
import { cloneContest } from '../api/change-contest.ts';
import { invalidateContests, type ListedContest } from '../api/list-contests.ts';
import { pageUrl, type ContestScope } from '../contest-scope.ts';
import { contestListMessages } from './contest-list-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface RowActionsProps {
  scope: ContestScope;
  contest: ListedContest;
  onDownload: () => void;
  onDelete: () => void;
}

/** The two most used actions are buttons; the rest, and all of them on narrow screens, are in the menu. */
export function RowActions(props: RowActionsProps) {
  const m = useMessages(contestListMessages);
  const { scope, contest } = props;
  if (!contest.canEdit) return null;
  return (
    <>
      <ActionIcon
        className={managed['wide'] ?? ''}
        component={Link}
        to={pageUrl(scope, contest.id, 'edit')}
        size={32}
        aria-label={m.editOf(contest.title)}
        title={m.edit}
      >
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        className={managed['wide'] ?? ''}
        component={Link}
        to={pageUrl(scope, contest.id, 'problems')}
        size={32}
        aria-label={m.problemsOf(contest.title)}
        title={m.problems}
      >
        <IconListNumbers {...icon} />
      </ActionIcon>
      <MoreMenu {...props} />
    </>
  );
}

function MoreMenu({ scope, contest, onDownload, onDelete }: RowActionsProps) {
  const m = useMessages(contestListMessages);
  const entry = useMessages(similarityEntryMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const clone = useMutation({
    mutationFn: (withProblems: boolean) => cloneContest(contest.id, withProblems),
    onSuccess: async ({ cid }) => {
      showToast('success', m.cloned);
      await invalidateContests(client);
      void navigate(pageUrl(scope, cid, 'edit'));
    },
  });
  const pages = [
    { page: 'edit', label: m.edit, icon: <IconPencil {...icon} /> },
    { page: 'problems', label: m.problems, icon: <IconListNumbers {...icon} /> },
    { page: 'announcement', label: m.announcements, icon: <IconSpeakerphone {...icon} /> },
  ] as const;
  return (
    <Menu position="bottom-end" width={288}>
      <Menu.Target>
        <ActionIcon size={32} aria-label={m.actionsOf(contest.title)} loading={clone.isPending}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {pages.map((one) => (
          <Menu.Item
            key={one.page}
            component={Link}
            to={pageUrl(scope, contest.id, one.page)}
            leftSection={one.icon}
          >
            {one.label}
          </Menu.Item>
        ))}
        <Menu.Item
          component={Link}
          to={comparisonsAddress('contest', contest.id)}
          leftSection={<IconArrowsDiff {...icon} />}
        >
          {entry.compare}
        </Menu.Item>
        {/* A copy belongs to the site. */}
        {scope.groupId === undefined &&
          [false, true].map((withProblems) => (
            <Menu.Item
              key={String(withProblems)}
              leftSection={<IconCopy {...icon} />}
              onClick={() => clone.mutate(withProblems)}
            >
              {withProblems ? m.cloneWithProblems : m.clone}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={onDownload}>
          {m.programs}
        </Menu.Item>
        {boardFormats.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconTable {...icon} />}
            onClick={() => void downloadBoard({ contestId: contest.id, format, isForced: true })}
          >
            {m.boards[format]}
          </Menu.Item>
        ))}
        {contest.canDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="bad" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
              {m.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
