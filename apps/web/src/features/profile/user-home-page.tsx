import { Button } from '@mantine/core';
import { IconUser, IconUserOff } from '@tabler/icons-react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PhoneReminder } from '../../ui/phone-reminder/phone-reminder.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { userCalendarHeatmapQuery } from './api/get-user-calendar-heatmap.ts';
import { userHomeInfoQuery, type ProfileOwner } from './api/get-user-home-info.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { profileMessages } from './profile-messages.ts';

const filled = (value: string | null): string | undefined =>
  value === '' ? undefined : (value ?? undefined);

export function Component() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const uid = filled(parameters.get('uid'));
  const username = filled(parameters.get('username'));
  const isOwnByDefault = uid === undefined && username === undefined;
  return (
    <PageContainer>
      {isOwnByDefault && user === undefined ? (
        <LoginInvitation />
      ) : (
        <LoadedProfile owner={isOwnByDefault ? { uid: user?.uid, username: undefined } : { uid, username }} />
      )}
    </PageContainer>
  );
}

const isUnknownUser = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'userUnknown' || error.kind === 'not-found');

function LoadedProfile({ owner }: { owner: ProfileOwner }) {
  const { user } = useSession();
  // Prefetched in parallel: the heat map renders only when the user is loaded.
  usePrefetchQuery(userCalendarHeatmapQuery(owner));
  const { data: profile, error, refetch } = useQuery(userHomeInfoQuery(owner));
  usePageTitle(profile?.username);
  if (profile !== undefined)
    return (
      <>
        {profile.uid === user?.uid && <PhoneReminder />}
        <ProfileView profile={profile} owner={owner} isOwn={profile.uid === user?.uid} />
      </>
    );
  if (error === null) return <ProfileSkeleton />;
  return (
    <TitledSheet>
      {isUnknownUser(error) ? <UnknownUser /> : <ErrorState onRetry={() => void refetch()} />}
    </TitledSheet>
  );
}

function UnknownUser() {
  const m = useMessages(profileMessages);
  return (
    <EmptyState
      icon={<IconUserOff size={24} stroke={1.5} />}
      title={m.unknownTitle}
      action={
        <Button component={Link} to="/home" variant="default">
          {m.goHome}
        </Button>
      }
    >
      {m.unknownText}
    </EmptyState>
  );
}

function LoginInvitation() {
  const m = useMessages(profileMessages);
  return (
    <TitledSheet>
      <EmptyState
        icon={<IconUser size={24} stroke={1.5} />}
        title={m.guestTitle}
        action={
          <>
            <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>
            <Button component={Link} to="/acm-rank" variant="default">
              {m.rankings}
            </Button>
          </>
        }
      >
        {m.guestText}
      </EmptyState>
    </TitledSheet>
  );
}

/** Without a user, the page's own title is the heading. */
function TitledSheet({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={useRouteTitle()} />
      <Sheet>{children}</Sheet>
    </>
  );
}
