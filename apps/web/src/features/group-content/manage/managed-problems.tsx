import { IconFileCode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import {
  deleteGroupProblem,
  invalidateGroupProblems,
  managedProblemsQuery,
  type ManagedProblem,
} from '../api/manage-problems.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { managedProblemMessages } from './managed-problem-messages.ts';
import { ManagedProblemTable } from './managed-problem-table.tsx';

const defaultSize = 10;

interface ManagedProblemsProps {
  groupId: number;
  /** Whether the viewer may apply for the problem, and withdraw. */
  canApply: (problem: ManagedProblem) => boolean;
}

/** All problems of a group, hidden ones too, for its administrators. */
export function ManagedProblems({ groupId, canApply }: ManagedProblemsProps) {
  const m = useMessages(managedProblemMessages);
  const client = useQueryClient();
  const address = useListAddress(defaultSize);
  const problems = useQuery(
    managedProblemsQuery(groupId, { currentPage: address.page, limit: address.size }),
  );
  const [applying, setApplying] = useState<ManagedProblem>();
  const [deleted, setDeleted] = useState<ManagedProblem>();
  return (
    <>
      <ListRows
        address={address}
        rows={problems}
        empty={
          <EmptyState icon={<IconFileCode size={24} stroke={1.5} />} title={m.emptyTitle}>
            {m.emptyText}
          </EmptyState>
        }
        failedTitle={m.failedTitle}
        skeleton={{ rows: 5, height: 64 }}
      >
        {(rows) => (
          <ManagedProblemTable
            groupId={groupId}
            problems={rows}
            canApply={canApply}
            onApply={setApplying}
            onDelete={setDeleted}
          />
        )}
      </ListRows>
      <ApplicationDialog groupId={groupId} target={applying} onClose={() => setApplying(undefined)} />
      <DeletionDialog
        target={deleted}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ problemId, title }) => m.deleteText(`${problemId} ${title}`)}
        remove={({ id }) => deleteGroupProblem(id)}
        invalidate={() => invalidateGroupProblems(client, groupId)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
