import { Button, Skeleton } from '@mantine/core';
import { IconLinkOff, IconUsersGroup } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { acceptInvitation, invitationTargetQuery } from '../api/invitations.ts';
import { invitationMessages } from './invitation-messages.ts';
import classes from './invitations.module.css';

/** The page behind an invitation link. A guest logs in or registers first and comes back here. */
export function Component() {
  const m = useMessages(invitationMessages);
  const token = useParams()['token'] ?? '';
  const { user } = useSession();
  const { data, error, refetch } = useQuery(invitationTargetQuery(token, user?.uid));
  usePageTitle(data?.name ?? m.pageTitle);
  return (
    <PageContainer width="reading">
      <PageHeader title={m.pageTitle} />
      <Sheet flush>
        {data !== undefined && <Invitation token={token} target={data} />}
        {data === undefined && error === null && <Waiting />}
        {data === undefined && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
      </Sheet>
    </PageContainer>
  );
}

/** A link that is wrong or closed stays so; any other failure may pass. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefusal = error instanceof ApiError && error.code?.startsWith('invitation') === true;
  return isRefusal ? <Unusable text={textOfApiError(error)} /> : <ErrorState onRetry={onRetry} />;
}

interface InvitationProps {
  token: string;
  target: { name: string; owner: string; gid: number | null };
}

export function Invitation({ token, target }: InvitationProps) {
  const m = useMessages(invitationMessages);
  const { user } = useSession();
  return (
    <div className={classes['card']}>
      <IconUsersGroup size={40} stroke={1.25} aria-hidden="true" />
      <p className={classes['lead']}>{target.gid === null ? m.invitedBy(target.owner) : m.member}</p>
      <h2 className={classes['name']}>{target.name}</h2>
      {user === undefined && <p className={classes['lead']}>{m.guestLead}</p>}
      <div className={classes['actions']}>
        {target.gid !== null && (
          <Button component={Link} to={`/group/${String(target.gid)}`}>
            {m.open}
          </Button>
        )}
        {target.gid === null && user !== undefined && <Accept token={token} />}
        {target.gid === null && user === undefined && <Enter token={token} />}
      </div>
    </div>
  );
}

/** After the login the guest comes back to this page. */
function Enter({ token }: { token: string }) {
  const m = useMessages(invitationMessages);
  const intent = { lead: m.guestLead, destination: `/group/invitation/${encodeURIComponent(token)}` };
  return (
    <>
      <Button onClick={() => openAccountDialog('Login', intent)}>{m.login}</Button>
      <Button variant="default" onClick={() => openAccountDialog('Register', intent)}>
        {m.register}
      </Button>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const m = useMessages(invitationMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: async ({ gid }) => {
      showToast('success', m.joined);
      client.removeQueries({ queryKey: ['group', gid] });
      await navigate(`/group/${String(gid)}`, { replace: true });
    },
  });
  return (
    <>
      {accept.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(accept.error)}</FormAlert>}
      <Button loading={accept.isPending} onClick={() => accept.mutate()}>
        {m.join}
      </Button>
    </>
  );
}

function Unusable({ text }: { text: string }) {
  const m = useMessages(invitationMessages);
  return (
    <EmptyState
      icon={<IconLinkOff size={24} stroke={1.5} />}
      title={m.invalid}
      action={
        <Button component={Link} to="/group" variant="default">
          {m.toList}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={classes['card']} aria-busy="true">
      <Skeleton height={40} width={40} />
      <Skeleton height={16} width={220} />
      <Skeleton height={32} width={280} maw="90%" />
      <Skeleton height={36} width={120} mt={12} />
    </div>
  );
}
