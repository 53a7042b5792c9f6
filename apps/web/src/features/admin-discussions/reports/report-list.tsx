import { IconFlag } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import classes from '../admin-discussions.module.css';
import { invalidateDiscussions } from '../api/discussions.ts';
import { checkReport, reportsQuery, type Report } from '../api/reports.ts';
import { HandleDialog } from './handle-dialog.tsx';
import { reportMessages } from './report-messages.ts';
import { ReportRows } from './report-rows.tsx';
import { parseReportStatus } from './report-status.ts';

const reportsPage = '/admin/discussion?view=reports';

export function ReportList() {
  const m = useMessages(reportMessages);
  const client = useQueryClient();
  const address = useListAddress(10);
  const status = parseReportStatus(address.filter('status'));
  const reports = useQuery(reportsQuery({ currentPage: address.page, limit: address.size, status }));
  const [handled, setHandled] = useState<Report>();
  const check = useMutation({
    mutationFn: ({ id, status: isChecked }: Report) => checkReport(id, !isChecked),
    onSettled: () => invalidateDiscussions(client),
  });
  return (
    <>
      <div className={classes['tools']}>
        <Choice
          label={m.state}
          anyLabel={m.any}
          options={[
            { value: 'false', name: m.states.open },
            { value: 'true', name: m.states.checked },
          ]}
          value={status === undefined ? undefined : String(status)}
          onChange={(value) => address.setFilter('status', value ?? '')}
        />
      </div>
      <ListRows
        address={address}
        rows={reports}
        empty={
          <EmptyRows
            isFiltered={status !== undefined}
            icon={<IconFlag size={24} stroke={1.5} />}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={reportsPage}
          />
        }
        failedTitle={m.failed}
        skeleton={{ rows: 6, height: 120 }}
      >
        {(rows) => <ReportRows reports={rows} onHandle={setHandled} onCheck={check.mutate} />}
      </ListRows>
      {handled !== undefined && <HandleDialog report={handled} onClose={() => setHandled(undefined)} />}
    </>
  );
}
