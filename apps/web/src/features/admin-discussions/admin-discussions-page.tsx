import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changeSiteState } from '../../lib/change-discussion.ts';
import { useMessages } from '../../lib/messages.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import classes from './admin-discussions.module.css';
import { deleteManagedDiscussions, managedDiscussionsQuery } from './api/discussions.ts';
import { DiscussionRows } from './discussion-rows.tsx';
import type { DiscussionScope } from './discussion-scope.ts';
import { ReportList } from './reports/report-list.tsx';

const siteScope: DiscussionScope = {
  change: ({ id }, change) => changeSiteState(id, change),
  remove: ({ id }) => deleteManagedDiscussions([id]),
};

const page = '/admin/discussion';

export function Component() {
  const m = useMessages(adminDiscussionMessages);
  const [parameters] = useSearchParams();
  const view = parameters.get('view') === 'reports' ? 'reports' : 'discussions';
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <TabBar
        label={m.views}
        tabs={[
          { key: 'discussions', name: m.discussions, to: page },
          { key: 'reports', name: m.reports, to: `${page}?view=reports` },
        ]}
        current={view}
      />
      {view === 'reports' ? <ReportList /> : <SiteDiscussions />}
    </PageContainer>
  );
}

function SiteDiscussions() {
  const m = useMessages(adminDiscussionMessages);
  const address = useListAddress(10);
  const keyword = address.filter('keyword');
  const rows = useQuery(managedDiscussionsQuery({ currentPage: address.page, limit: address.size, keyword }));
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
      </div>
      <DiscussionRows scope={siteScope} rows={rows} address={address} />
    </>
  );
}
