import { useMessages } from '../../lib/messages.ts';
import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { dashboardMessages } from './dashboard/dashboard-messages.ts';
import classes from './dashboard/dashboard.module.css';
import { HealthSheet } from './dashboard/health-sheet.tsx';
import { JudgesSheet } from './dashboard/judges-sheet.tsx';
import { JudgeTokensSheet } from './judge-tokens/judge-tokens-sheet.tsx';

export function Component() {
  const m = useMessages(dashboardMessages);
  const { user } = useSession();
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <div className={classes['page']}>
        <HealthSheet />
        <JudgesSheet />
        {isSuperAdminRole(user?.roleList ?? []) && <JudgeTokensSheet />}
      </div>
    </PageContainer>
  );
}
