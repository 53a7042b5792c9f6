import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconDownload,
  IconListNumbers,
  IconPencil,
  IconSpeakerphone,
  IconSquare,
  IconSquareCheck,
  IconTable,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { downloadLargeFile } from '../../../lib/api/download-file.ts';
import { boardFormats, downloadBoard } from '../../../lib/download-board.ts';
import { getLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { cloneContest } from '../api/change-contest.ts';
import { invalidateContests, type ListedContest } from '../api/list-contests.ts';
import { contestListMessages } from './contest-list-messages.ts';
import classes from './contest-list.module.css';

const icon = { size: 16, stroke: 1.75 } as const;

interface ProgramDownload {
  splitType: 'user' | 'problem';
  /** Excludes submissions of users who manage the contest. */
  excludesAdmins: boolean;
}

const downloadPrograms = (cid: number, { splitType, excludesAdmins }: ProgramDownload) =>
  downloadLargeFile({
    url: `/api/file/download-contest-ac-submission?cid=${String(cid)}&splitType=${splitType}&excludeAdmin=${String(excludesAdmins)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `contest-${String(cid)}.zip`,
  });

/** The two most used actions are buttons; the rest, and all of them on narrow screens, are in the menu. */
export function RowActions({ contest, onDelete }: { contest: ListedContest; onDelete: () => void }) {
  const m = useMessages(contestListMessages);
  const path = `/admin/contest/${String(contest.id)}`;
  if (!contest.canEdit) return null;
  return (
    <>
      <ActionIcon
        className={classes['wide'] ?? ''}
        component={Link}
        to={`${path}/edit`}
        size={32}
        aria-label={m.editOf(contest.title)}
        title={m.edit}
      >
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        className={classes['wide'] ?? ''}
        component={Link}
        to={`${path}/problems`}
        size={32}
        aria-label={m.problemsOf(contest.title)}
        title={m.problems}
      >
        <IconListNumbers {...icon} />
      </ActionIcon>
      <MoreMenu contest={contest} path={path} onDelete={onDelete} />
    </>
  );
}

interface MoreMenuProps {
  contest: ListedContest;
  path: string;
  onDelete: () => void;
}

function MoreMenu({ contest, path, onDelete }: MoreMenuProps) {
  const m = useMessages(contestListMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const clone = useMutation({
    mutationFn: (withProblems: boolean) => cloneContest(contest.id, withProblems),
    onSuccess: async ({ cid }) => {
      showToast('success', m.cloned);
      await invalidateContests(client);
      void navigate(`/admin/contest/${String(cid)}/edit`);
    },
  });
  return (
    <Menu position="bottom-end" width={288}>
      <Menu.Target>
        <ActionIcon size={32} aria-label={m.actionsOf(contest.title)} loading={clone.isPending}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`${path}/edit`} leftSection={<IconPencil {...icon} />}>
          {m.edit}
        </Menu.Item>
        <Menu.Item component={Link} to={`${path}/problems`} leftSection={<IconListNumbers {...icon} />}>
          {m.problems}
        </Menu.Item>
        <Menu.Item component={Link} to={`${path}/announcement`} leftSection={<IconSpeakerphone {...icon} />}>
          {m.announcements}
        </Menu.Item>
        {[false, true].map((withProblems) => (
          <Menu.Item
            key={String(withProblems)}
            leftSection={<IconCopy {...icon} />}
            onClick={() => clone.mutate(withProblems)}
          >
            {withProblems ? m.cloneWithProblems : m.clone}
          </Menu.Item>
        ))}
        <ProgramItems contestId={contest.id} />
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

/** The menu stays open while the user selects what to exclude. */
function ProgramItems({ contestId }: { contestId: number }) {
  const m = useMessages(contestListMessages);
  const [excludesAdmins, setExcludesAdmins] = useState(true);
  const Box = excludesAdmins ? IconSquareCheck : IconSquare;
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<Box {...icon} />}
        onClick={() => setExcludesAdmins(!excludesAdmins)}
      >
        {excludesAdmins ? m.withoutAdmins : m.withAdmins}
      </Menu.Item>
      {(['user', 'problem'] as const).map((splitType) => (
        <Menu.Item
          key={splitType}
          leftSection={<IconDownload {...icon} />}
          onClick={() => void downloadPrograms(contestId, { splitType, excludesAdmins })}
        >
          {m.downloads[splitType]}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
