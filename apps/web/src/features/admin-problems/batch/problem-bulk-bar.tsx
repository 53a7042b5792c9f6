import { Button, Menu } from '@mantine/core';
import { IconArchive, IconChevronDown, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { ExportFormat } from '@touchstone/contract/problem-exchange';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { difficulties } from '../../../ui/difficulty/difficulties.ts';
import { DifficultyLabel } from '../../../ui/difficulty/difficulty-label.tsx';
import { BulkBar } from '../../../ui/list-page/bulk-bar.tsx';
import { downloadExport } from '../../../lib/admin-api/export-problems.ts';
import type { RowSelection } from '../../../ui/list-page/use-row-selection.ts';
import type { AdministeredProblem } from '../../../lib/admin-api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { auths, visibilityOfAuth } from '../../../lib/problem-visibilities.ts';
import { BatchDialogs, type BatchDialog } from './batch-dialogs.tsx';
import { batchMessages } from './batch-messages.ts';
import { useBatch, type Batch } from './use-batch.ts';

interface ProblemBulkBarProps {
  problems: readonly AdministeredProblem[];
  selection: RowSelection<number>;
}

export function ProblemBulkBar({ problems, selection }: ProblemBulkBarProps) {
  const m = useMessages(batchMessages);
  const [dialog, setDialog] = useState<BatchDialog>();
  const chosen = problems.filter(({ id }) => selection.chosen.has(id));
  const ids = chosen.map(({ id }) => id);
  const batch = useBatch({ chosen, onDone: () => setDialog(undefined) });
  return (
    <>
      <BulkBar
        chosen={chosen.length === 0 ? undefined : m.chosen(chosen.length)}
        clearLabel={m.unchoose}
        onClear={selection.clear}
      >
        <ChangeMenus batch={batch} onTags={setDialog} />
        <ExportMenu ids={ids} />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          onClick={() => setDialog('rejudge')}
        >
          {m.rejudge}
        </Button>
        <ArchiveButton batch={batch} isRestoring={chosen.every(({ isArchived }) => isArchived)} />
        {chosen.every(({ canDelete }) => canDelete) && (
          <Button
            size="compact-sm"
            variant="light"
            color="bad"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => setDialog('delete')}
          >
            {m.delete}
          </Button>
        )}
      </BulkBar>
      <BatchDialogs
        dialog={dialog}
        chosen={chosen}
        batch={batch}
        onClose={() => setDialog(undefined)}
        onUnchoose={selection.drop}
      />
    </>
  );
}

function ArchiveButton({ batch: { change }, isRestoring }: { batch: Batch; isRestoring: boolean }) {
  const m = useMessages(batchMessages);
  const action = isRestoring ? 'restore' : 'archive';
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={change.isPending && change.variables.action === action}
      leftSection={<IconArchive size={16} stroke={1.75} />}
      onClick={() => change.mutate({ action })}
    >
      {isRestoring ? m.restore : m.archive}
    </Button>
  );
}

function BarMenu({
  label,
  isBusy = false,
  children,
}: {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          rightSection={<IconChevronDown size={14} stroke={1.75} />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

function ChangeMenus({ batch, onTags }: { batch: Batch; onTags: (dialog: BatchDialog) => void }) {
  const m = useMessages(batchMessages);
  const words = useMessages(problemListMessages).visibilities;
  const { change } = batch;
  const busyWith = change.isPending ? change.variables.action : undefined;
  return (
    <>
      <BarMenu label={m.visibility} isBusy={busyWith === 'change-auth'}>
        {auths.map((auth) => (
          <Menu.Item key={auth} onClick={() => change.mutate({ action: 'change-auth', auth })}>
            {words[visibilityOfAuth[auth]]}
          </Menu.Item>
        ))}
      </BarMenu>
      <BarMenu label={m.difficulty} isBusy={busyWith === 'change-difficulty'}>
        {difficulties.map(({ value }) => (
          <Menu.Item
            key={value}
            onClick={() => change.mutate({ action: 'change-difficulty', difficulty: value })}
          >
            <DifficultyLabel difficulty={value} />
          </Menu.Item>
        ))}
      </BarMenu>
      <BarMenu label={m.tags}>
        <Menu.Item onClick={() => onTags('add-tags')}>{m.addTags}</Menu.Item>
        <Menu.Item onClick={() => onTags('remove-tags')}>{m.removeTags}</Menu.Item>
      </BarMenu>
    </>
  );
}

/** Only for administrators who may read all problems. */
function ExportMenu({ ids }: { ids: readonly number[] }) {
  const m = useMessages(batchMessages);
  const { user } = useSession();
  if (!isSuperAdminRole(user?.roleList ?? [])) return null;
  const save = (format: ExportFormat) => void downloadExport(format, ids);
  return (
    <BarMenu label={m.export}>
      <Menu.Item onClick={() => save('hoj')}>{m.exportHoj}</Menu.Item>
      <Menu.Item onClick={() => save('icpc')}>{m.exportIcpc}</Menu.Item>
    </BarMenu>
  );
}
