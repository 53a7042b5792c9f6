import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { policyQuery } from './api/second-factor-policy.ts';
import { PolicyForm } from './policy-form.tsx';
import { policyMessages } from './policy-messages.ts';
import classes from './policy.module.css';

export function Component() {
  const m = useMessages(policyMessages);
  const policy = useQuery(policyQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader title={m.title} description={m.description} />
        <QueryContent query={policy} failedTitle={m.failed} waiting={<Skeleton height={420} aria-busy />}>
          {(data) => <PolicyForm policy={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}
