import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { dashboardMessages } from './dashboard/dashboard-messages.ts';
import classes from './dashboard/dashboard.module.css';
import { HealthSheet } from './dashboard/health-sheet.tsx';
import { JudgesSheet } from './dashboard/judges-sheet.tsx';

export function Component() {
  const m = useMessages(dashboardMessages);
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <div className={classes['page']}>
        <HealthSheet />
        <JudgesSheet />
      </div>
    </PageContainer>
  );
}
