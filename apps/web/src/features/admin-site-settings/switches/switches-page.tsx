import { Skeleton } from '@mantine/core';
import { IconWorldBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { switchesQuery } from './api/get-switches.ts';
import { switchMessages } from './switch-messages.ts';
import { SwitchesForm } from './switches-form.tsx';
import classes from './switches.module.css';

export function Component() {
  const m = useMessages(switchMessages);
  const switches = useQuery(switchesQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader
          title={m.title}
          description={m.description}
          actions={
            <PageLink to="/admin/remote" icon={IconWorldBolt}>
              {m.remote}
            </PageLink>
          }
        />
        <QueryContent query={switches} waiting={<Skeleton height={860} />}>
          {(data) => <SwitchesForm switches={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}
