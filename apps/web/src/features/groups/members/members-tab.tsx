import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { groupSummaryQuery } from '../api/get-group-summary.ts';
import { InvitationsView } from '../invitations/invitations-view.tsx';
import { useGroup } from '../use-group.ts';
import { ApplicationsView } from './applications-view.tsx';
import { memberMessages } from './member-messages.ts';
import { MembersView } from './members-view.tsx';
import classes from './members.module.css';

const views = ['members', 'applications', 'invitations'] as const;
type View = (typeof views)[number];

/** Members for all; applications and invitations for administrators of the group. */
export function MembersTab() {
  const { isAdmin } = useGroup();
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'members';
  if (!isAdmin) return <MembersView />;
  return (
    <>
      <ViewLinks current={view} />
      {view === 'members' && <MembersView />}
      {view === 'applications' && <ApplicationsView />}
      {view === 'invitations' && <InvitationsView />}
    </>
  );
}

function ViewLinks({ current }: { current: View }) {
  const m = useMessages(memberMessages);
  const { groupId } = useGroup();
  const count = useQuery(groupSummaryQuery(groupId)).data?.applicationCount ?? 0;
  return (
    <nav className={classes['views']} aria-label={m.views}>
      {views.map((view) => (
        <Link
          key={view}
          className={classes['view']}
          to={{ search: view === 'members' ? '' : `?view=${view}` }}
          aria-current={view === current ? 'page' : undefined}
          preventScrollReset
        >
          {m.viewNames[view]}
          {view === 'applications' && count > 0 && <span className={classes['count']}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
