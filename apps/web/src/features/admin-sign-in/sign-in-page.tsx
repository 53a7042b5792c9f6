import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { providersQuery, type SignInSettings } from './api/providers.ts';
import { wechatQuery } from './api/wechat.ts';
import { OnlyProvider } from './only-provider.tsx';
import { ProviderEditor, type EditedProvider } from './provider-editor.tsx';
import { ProviderList } from './provider-list.tsx';
import { signInMessages } from './sign-in-messages.ts';
import classes from './sign-in.module.css';
import { WechatForm } from './wechat-form.tsx';

export function Component() {
  const m = useMessages(signInMessages);
  const settings = useQuery(providersQuery);
  const wechat = useQuery(wechatQuery);
  const [edited, setEdited] = useState<EditedProvider>();
  const add = () => setEdited({ provider: undefined });
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader
          title={m.title}
          description={m.description}
          actions={
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={add}>
              {m.add}
            </Button>
          }
        />
        <QueryContent query={settings} waiting={<Skeleton height={320} />}>
          {(data) => <Loaded settings={data} onEdit={setEdited} />}
        </QueryContent>
        <QueryContent query={wechat} waiting={<Skeleton height={560} />}>
          {(data) => <WechatForm settings={data} />}
        </QueryContent>
        <ProviderEditor edited={edited} onClose={() => setEdited(undefined)} />
      </div>
    </PageContainer>
  );
}

function Loaded({
  settings,
  onEdit,
}: {
  settings: SignInSettings;
  onEdit: (edited: EditedProvider) => void;
}) {
  const m = useMessages(signInMessages);
  const { providers } = settings;
  return (
    <>
      <Sheet title={m.providers} flush={providers.length > 0}>
        {providers.length === 0 ? (
          <MessageState compact icon={<IconSchool size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </MessageState>
        ) : (
          <ProviderList providers={providers} onEdit={(provider) => onEdit({ provider })} />
        )}
      </Sheet>
      {providers.length > 0 && <OnlyProvider settings={settings} />}
    </>
  );
}
