import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { storageQuery, type Storage } from './api/storage.ts';
import { FreeSpaceSheet } from './free-space-sheet.tsx';
import { storageMessages } from './storage-messages.ts';
import classes from './storage.module.css';
import { StorageTestSheet } from './storage-test-sheet.tsx';
import { SweepSheet } from './sweep-sheet.tsx';
import { UsageSheet } from './usage-sheet.tsx';

export function Component() {
  const m = useMessages(storageMessages);
  const storage = useQuery(storageQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader title={m.title} description={m.description} />
        <QueryContent query={storage} waiting={<Skeleton height={720} />}>
          {(data) => <Sheets storage={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}

function Sheets({ storage }: { storage: Storage }) {
  return (
    <div className={classes['sheets']}>
      <StoreSheet storage={storage} />
      <FreeSpaceSheet storage={storage} />
      <UsageSheet storage={storage} />
      <SweepSheet sweep={storage.sweep} />
      <StorageTestSheet />
      <HowSheet />
    </div>
  );
}

function StoreSheet({ storage }: { storage: Storage }) {
  const m = useMessages(storageMessages);
  return (
    <Sheet title={m.storeTitle}>
      <dl className={classes['facts']}>
        <dt>{m.kind}</dt>
        <dd>{m.kinds[storage.kind]}</dd>
        <dt>{storage.kind === 'disk' ? m.folder : m.bucket}</dt>
        <dd>
          <code>{storage.location}</code>
        </dd>
        {storage.region !== null && (
          <>
            <dt>{m.region}</dt>
            <dd>{storage.region}</dd>
          </>
        )}
        <dt>{m.databaseSize}</dt>
        <dd>{formatBytes(storage.databaseBytes)}</dd>
      </dl>
    </Sheet>
  );
}

const example = [
  'STORAGE_URL=file:///srv/touchstone/files',
  'STORAGE_URL=s3://ACCESS_KEY:SECRET@host:port/bucket?region=us-east-1&tls=on',
].join('\n');

function HowSheet() {
  const m = useMessages(storageMessages);
  return (
    <Sheet title={m.howTitle}>
      <p className={classes['text']}>{m.howText}</p>
      <CodeBlock code={example} language="bash" label="STORAGE_URL" />
      <p className={classes['note']}>
        {m.howDefault} {m.howSecret}
      </p>
    </Sheet>
  );
}
