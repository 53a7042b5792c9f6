import { Button } from '@mantine/core';
import { IconClockHour4, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { joinGroup, leaveGroup } from '../api/membership.ts';
import { accessOf } from '../group-access.ts';
import { useGroup } from '../use-group.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { joinMessages } from './join-messages.ts';
import classes from './join.module.css';

/** What a user outside the group can do next: join, apply, withdraw the application. Empty for members. */
export function JoinActions() {
  const { standing, isStandingKnown, isSuperAdmin } = useGroup();
  if (!isStandingKnown || (isSuperAdmin && standing === 'none')) return null;
  if (standing === 'applying') return <OpenApplication />;
  return standing === 'none' || standing === 'refused' ? <Join /> : null;
}

function Join() {
  const m = useMessages(joinMessages);
  const { group, groupId, standing } = useGroup();
  const client = useQueryClient();
  const [isApplying, setApplying] = useState(false);
  const join = useMutation({
    mutationFn: () => joinGroup(groupId),
    onSuccess: () => showToast('success', m.joined(group.name)),
    onSettled: () => client.invalidateQueries({ queryKey: ['group', groupId] }),
  });
  const isPublic = accessOf(group.auth) === 'public';
  const isRefused = standing === 'refused';
  return (
    <div className={classes['actions']}>
      {isRefused && <span className={classes['state']}>{m.refused}</span>}
      <Button
        leftSection={<IconUserPlus size={18} stroke={1.75} />}
        loading={join.isPending}
        onClick={() => (isPublic ? join.mutate() : setApplying(true))}
      >
        {isPublic ? m.join : isRefused ? m.applyAgain : m.apply}
      </Button>
      {isApplying && <ApplyDialog onClose={() => setApplying(false)} />}
    </div>
  );
}

function OpenApplication() {
  const m = useMessages(joinMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => leaveGroup(groupId),
    onSuccess: () => showToast('success', m.withdrawn),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: ['group', groupId] });
    },
  });
  return (
    <div className={classes['actions']}>
      <span className={classes['state']} role="status">
        <IconClockHour4 size={16} stroke={1.75} aria-hidden="true" />
        {m.applying}
      </span>
      <Button variant="default" onClick={() => setAsked(true)}>
        {m.withdraw}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={m.withdrawTitle}
        confirmLabel={m.withdraw}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setAsked(false)}
      >
        {m.withdrawText(group.name)}
      </ConfirmDialog>
    </div>
  );
}
