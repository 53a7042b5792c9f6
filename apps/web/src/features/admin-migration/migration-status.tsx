import { Alert, Badge, Progress } from '@mantine/core';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Migration } from './api/migration.ts';
import { migrationMessages } from './migration-messages.ts';
import classes from './migration.module.css';
import { sumSteps } from './sum-steps.ts';

const sourceNames: Record<Migration['source'], string> = { hoj: 'HOJ', qduoj: 'QDUOJ', hydro: 'Hydro' };
const colors: Record<Migration['state'], string> = { running: 'info', finished: 'good', failed: 'bad' };

export function MigrationStatus({ migration }: { migration: Migration }) {
  const m = useMessages(migrationMessages);
  const locale = useLocale();
  const { moved, broken, percent } = sumSteps(migration.steps);
  const facts: readonly (readonly [label: string, value: React.ReactNode])[] = [
    [m.moved, moved.toLocaleString(locale)],
    [m.broken, broken.toLocaleString(locale)],
    [m.started, <RelativeTime key="started" value={migration.startedAt} />],
    [m.updated, <RelativeTime key="updated" value={migration.finishedAt ?? migration.updatedAt} />],
  ];
  return (
    <Sheet
      title={m.from(sourceNames[migration.source])}
      actions={<Badge color={colors[migration.state]}>{m.state[migration.state]}</Badge>}
    >
      <Progress value={percent} aria-label={m.progress(percent)} color={colors[migration.state]} />
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {migration.state === 'failed' && (
        <Alert color="bad" title={m.failed}>
          {migration.error}
        </Alert>
      )}
      {migration.parity !== null && <p className={classes['parity']}>{m.parity(migration.parity)}</p>}
    </Sheet>
  );
}
