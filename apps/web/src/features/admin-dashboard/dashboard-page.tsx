import { useMessages } from '../../lib/messages.ts';
import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ActivitySheets } from './activity-sheets.tsx';
import { CountsSheet } from './counts-sheet.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import classes from './dashboard.module.css';
import { HealthSheet } from './health-sheet.tsx';
import { JudgesSheet } from './judges-sheet.tsx';
import { LoginsSheet } from './logins-sheet.tsx';
import overview from './overview.module.css';
import { QueueSheet } from './queue-sheet.tsx';
import { ServiceSheet } from './service-sheet.tsx';
import { ReturnedTasksSheet } from './returned-tasks/returned-tasks-sheet.tsx';
import { JudgeTokensSheet } from './judge-tokens/judge-tokens-sheet.tsx';

export function Component() {
  const m = useMessages(dashboardMessages);
  const { user } = useSession();
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <div className={classes['page']}>
        <CountsSheet />
        <HealthSheet />
        <ActivitySheets />
        <JudgesSheet />
        <ReturnedTasksSheet />
        <div className={overview['pair']}>
          <QueueSheet />
          <ServiceSheet />
        </div>
        {isSuperAdminRole(user?.roleList ?? []) && <JudgeTokensSheet />}
        <LoginsSheet />
      </div>
    </PageContainer>
  );
}
