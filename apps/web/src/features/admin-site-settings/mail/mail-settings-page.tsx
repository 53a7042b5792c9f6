import { Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { mailSettingsQuery, type MailSettings } from './api/get-mail-settings.ts';
import { QueryContent } from '../../../ui/query-content.tsx';
import { MailSettingsForm } from './mail-settings-form.tsx';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import classes from './mail-settings.module.css';
import { TestMailForm } from './test-mail-form.tsx';
import { useMailSettingsForm } from './use-mail-settings-form.ts';
import { PageLink } from '../../../ui/page-link.tsx';

export function Component() {
  const m = useMessages(mailSettingsMessages);
  const settings = useQuery(mailSettingsQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader
          title={m.title}
          description={m.description}
          actions={
            <PageLink to="/admin/outbox" icon={IconMail}>
              {m.outbox}
            </PageLink>
          }
        />
        <QueryContent query={settings} waiting={<Skeleton height={640} />}>
          {(data) => <LoadedSettings settings={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}

function LoadedSettings({ settings }: { settings: MailSettings }) {
  const { form, saving } = useMailSettingsForm(settings);
  return (
    <>
      <MailSettingsForm form={form} saving={saving} hasPassword={settings.emailPassword !== null} />
      <TestMailForm isDirty={form.isDirty()} />
    </>
  );
}
