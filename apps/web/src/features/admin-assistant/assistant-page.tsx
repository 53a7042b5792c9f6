import { Button, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { assistantSettingsQuery, cozeQuery } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import classes from './assistant-admin.module.css';
import { AssistantForm } from './assistant-form.tsx';
import { CozeForm } from './coze-form.tsx';

export function Component() {
  const m = useMessages(assistantAdminMessages);
  const settings = useQuery(assistantSettingsQuery);
  const coze = useQuery(cozeQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader
          title={m.title}
          description={m.description}
          actions={
            <Button
              component={Link}
              to="/admin/assistant/usage"
              variant="default"
              leftSection={<IconChartBar size={16} stroke={1.75} />}
            >
              {m.usageLink}
            </Button>
          }
        />
        <QueryContent query={settings} waiting={<Skeleton height={1700} aria-busy />}>
          {(data) => <AssistantForm settings={data} />}
        </QueryContent>
        <QueryContent query={coze} waiting={<Skeleton height={700} aria-busy />}>
          {(data) => <CozeForm settings={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}
