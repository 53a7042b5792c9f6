import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BulkBar } from '../../../ui/list-page/bulk-bar.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { useRowSelection } from '../../../ui/list-page/use-row-selection.ts';
import { applicationsQuery } from '../api/members.ts';
import { useGroup } from '../use-group.ts';
import { ApplicationTable } from './application-table.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './members.module.css';
import { useDecision } from './use-member-changes.ts';

const defaultSize = 10;

/** Applications that wait for an answer, or refused ones. */
export function ApplicationsView() {
  const m = useMessages(memberMessages);
  const { groupId } = useGroup();
  const address = useListAddress(defaultSize);
  const standing = address.filter('state') === 'refused' ? 'refused' : 'applying';
  const applications = useQuery(
    applicationsQuery(groupId, {
      currentPage: address.page,
      limit: address.size,
      keyword: address.filter('keyword'),
      standing,
    }),
  );
  const records = applications.data?.records ?? [];
  const selection = useRowSelection(records.map(({ uid }) => uid));
  const decision = useDecision(selection.clear);
  const chosen = records.filter(({ uid }) => selection.chosen.has(uid));
  const decide = (isAccepted: boolean) => decision.mutate({ members: chosen, isAccepted });
  return (
    <>
      <div className={classes['tools']}>
        <Choice
          label={m.applicationState}
          anyLabel={m.waiting}
          options={[{ value: 'refused', name: m.refusedOnes }]}
          value={standing === 'refused' ? 'refused' : undefined}
          onChange={(value) => address.setFilter('state', value ?? '')}
        />
      </div>
      <BulkBar
        chosen={chosen.length === 0 ? undefined : m.chosen(chosen.length)}
        clearLabel={m.unchoose}
        onClear={selection.clear}
      >
        <Button size="compact-sm" loading={decision.isPending} onClick={() => decide(true)}>
          {m.accept}
        </Button>
        {standing === 'applying' && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={decision.isPending}
            onClick={() => decide(false)}
          >
            {m.refuse}
          </Button>
        )}
      </BulkBar>
      <ListRows
        address={address}
        rows={applications}
        empty={
          <EmptyState
            icon={<IconUserCheck size={24} stroke={1.5} />}
            title={standing === 'applying' ? m.noApplications : m.noRefused}
          >
            {m.noApplicationsText}
          </EmptyState>
        }
        failedTitle={m.applicationsFailed}
        skeleton={{ rows: 5, height: 72 }}
      >
        {(rows) => <ApplicationTable applications={rows} selection={selection} decision={decision} />}
      </ListRows>
    </>
  );
}
