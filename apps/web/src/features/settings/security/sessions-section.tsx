import { Badge, Button, Skeleton } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { endOtherSessions, endSession, sessionsQuery, type OpenSession } from '../api/sessions.ts';
import { SettingsSection } from '../settings-section.tsx';
import { describeSession } from './describe-session.ts';
import classes from './security.module.css';
import { sessionsMessages } from './sessions-messages.ts';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
  unknown: IconDeviceDesktop,
};

export function SessionsSection() {
  const m = useMessages(sessionsMessages);
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [isAsked, setAsked] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: () => showToast('success', m.ended),
    onSettled: reload,
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ ended }) => showToast('success', m.othersEnded(ended)),
    onSettled: async () => {
      setAsked(false);
      await reload();
    },
  });
  return (
    <SettingsSection title={m.title} text={m.text}>
      <QueryContent query={sessions} failedTitle={m.failed} waiting={<Skeleton height={168} aria-busy />}>
        {(open) => (
          <>
            <ul className={classes['list']} aria-label={m.title}>
              {open.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={end.isPending && end.variables === session.id}
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </ul>
            {open.length > 1 ? (
              <Button variant="default" onClick={() => setAsked(true)}>
                {m.endOthers}
              </Button>
            ) : (
              <p className={classes['text']}>{m.alone}</p>
            )}
          </>
        )}
      </QueryContent>
      <ConfirmDialog
        opened={isAsked}
        title={m.othersTitle}
        confirmLabel={m.endOthers}
        isBusy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setAsked(false)}
      >
        {m.othersText}
      </ConfirmDialog>
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const m = useMessages(sessionsMessages);
  const { kind, device, place } = describeSession(session, m);
  const Icon = icons[kind];
  return (
    <li className={classes['row']}>
      <Icon className={classes['icon'] ?? ''} size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes['facts']}>
        <div className={classes['name']}>
          {device}
          {session.isCurrent && <Badge color="good">{m.current}</Badge>}
        </div>
        <p className={classes['detail']}>{place}</p>
        <p className={classes['detail']}>
          {m.opened} <RelativeTime value={session.openedAt} />
          {' · '}
          {m.used} <RelativeTime value={session.lastUsedAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isEnding}
          onClick={onEnd}
          aria-label={m.endOf(device)}
        >
          {m.end}
        </Button>
      )}
    </li>
  );
}
