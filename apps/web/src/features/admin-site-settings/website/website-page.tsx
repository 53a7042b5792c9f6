import { Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { websiteSettingsQuery } from './api/get-website-settings.ts';
import { CarouselSheet } from './carousel-sheet.tsx';
import { WebsiteForm } from './website-form.tsx';
import { websiteMessages } from './website-messages.ts';
import classes from './website.module.css';

export function Component() {
  const m = useMessages(websiteMessages);
  const settings = useQuery(websiteSettingsQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader
          title={m.title}
          description={m.description}
          actions={
            <PageLink to="/admin/mail" icon={IconMail}>
              {m.mail}
            </PageLink>
          }
        />
        <QueryContent
          query={settings}
          failedTitle={m.failedTitle}
          waiting={<Skeleton className={classes['waiting'] ?? ''} />}
        >
          {(data) => <WebsiteForm settings={data} />}
        </QueryContent>
        <CarouselSheet />
      </div>
    </PageContainer>
  );
}
