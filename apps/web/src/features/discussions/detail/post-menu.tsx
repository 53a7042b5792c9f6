import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Discussion } from '../api/get-discussion.ts';
import { discussionListUrl, solutionsUrl, type DiscussionScope } from '../discussion-scope.ts';
import { detailMessages } from './detail-messages.ts';
import { listPostActions } from './post-actions.ts';
import { useDiscussionChanges } from './use-discussion-changes.ts';

interface PostMenuProps {
  discussion: Discussion;
  scope: DiscussionScope;
}

/** Actions of administrators, and deleting. Absent without any. */
export function PostMenu({ discussion, scope }: PostMenuProps) {
  const m = useMessages(detailMessages);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { act, isActing, remove } = useDiscussionChanges(discussion);
  const actions = listPostActions(discussion);
  const { pid, kind, title, commentNum, allowed } = discussion;
  if (actions.length === 0 && !allowed.delete) return null;
  const above = kind === 'solution' && pid !== null ? solutionsUrl(scope, pid) : discussionListUrl(scope);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={m.actions} title={m.actions} loading={isActing}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item key={action} onClick={() => act(action)}>
              {m[action]}
            </Menu.Item>
          ))}
          {allowed.delete && (
            <Menu.Item color="bad" onClick={() => setAsked(true)}>
              {m.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsked}
        title={m.deleteTitle}
        confirmLabel={m.delete}
        tone="danger"
        isBusy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => void navigate(above),
            onSettled: () => setAsked(false),
          })
        }
      >
        {m.deleteText(title, commentNum)}
      </ConfirmDialog>
    </>
  );
}
