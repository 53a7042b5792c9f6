import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refuseGroupAction } from '@touchstone/rules/groups/group-actions';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { groupSummaryQuery } from '../api/get-group-summary.ts';
import { leaveGroup } from '../api/membership.ts';
import { DisbandDialog } from '../disband/disband-dialog.tsx';
import { accessOf } from '../group-access.ts';
import { groupMessages } from '../group-messages.ts';
import { useGroup } from '../use-group.ts';
import { homeMessages } from './home-messages.ts';
import classes from './home.module.css';

export function InfoCard() {
  const m = useMessages(homeMessages);
  const words = useMessages(groupMessages);
  const locale = useLocale();
  const state = useGroup();
  const { group, groupId, standing, isOwner } = state;
  const summary = useQuery(groupSummaryQuery(groupId)).data;
  return (
    <Sheet title={m.info}>
      <dl className={classes['facts']}>
        <dt>{m.shortName}</dt>
        <dd>{group.shortName}</dd>
        <dt>{words.owner}</dt>
        <dd>
          <Link to={`/user-home?username=${encodeURIComponent(group.owner)}`}>{group.owner}</Link>
        </dd>
        <dt>{m.members}</dt>
        <dd>{summary === undefined ? '–' : summary.memberCount.toLocaleString(locale)}</dd>
        <dt>{m.access}</dt>
        <dd>{words.accessHints[accessOf(group.auth)]}</dd>
        {group.code !== null && group.code !== '' && (
          <>
            <dt>{m.code}</dt>
            <dd className={classes['code']}>
              {group.code} <CopyButton text={group.code} />
            </dd>
          </>
        )}
        <dt>{m.created}</dt>
        <dd>{formatDate(parseWireDate(group.gmtCreate), locale)}</dd>
        <dt>{m.yourRole}</dt>
        <dd>{isOwner ? words.owner : words.roles[standing]}</dd>
      </dl>
      <div className={classes['leave']}>
        {(standing === 'member' || standing === 'admin' || standing === 'root') && !isOwner && <Leave />}
        {refuseGroupAction(state, 'disband') === undefined && <Disband />}
      </div>
    </Sheet>
  );
}

function Leave() {
  const m = useMessages(homeMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const leave = useMutation({
    mutationFn: () => leaveGroup(groupId),
    onSuccess: () => showToast('success', m.left(group.name)),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: ['group', groupId] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {m.leave}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={m.leaveTitle}
        confirmLabel={m.leave}
        tone="danger"
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onCancel={() => setAsked(false)}
      >
        {m.leaveText(group.name)}
      </ConfirmDialog>
    </>
  );
}

function Disband() {
  const m = useMessages(homeMessages);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" color="bad" onClick={() => setAsked(true)}>
        {m.disband}
      </Button>
      {isAsked && <DisbandDialog onClose={() => setAsked(false)} />}
    </>
  );
}
