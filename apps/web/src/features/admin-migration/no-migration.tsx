import { IconTruckDelivery } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { migrationMessages } from './migration-messages.ts';
import classes from './migration.module.css';

const command =
  'npx touchstone migrate hoj --database mysql://root:password@localhost:3306/hoj --files /hoj --dry-run';

/** How to begin: the command runs on the machine of the site. */
export function NoMigration() {
  const m = useMessages(migrationMessages);
  return (
    <Sheet>
      <EmptyState
        icon={<IconTruckDelivery size={24} stroke={1.5} />}
        title={m.emptyTitle}
        action={
          <div className={classes['command']}>
            <code>{command}</code>
            <CopyButton text={command} />
          </div>
        }
      >
        {m.emptyText}
      </EmptyState>
    </Sheet>
  );
}
