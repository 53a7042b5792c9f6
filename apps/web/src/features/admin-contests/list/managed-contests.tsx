import { IconTrophy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { deleteContest } from '../api/change-contest.ts';
import { invalidateContests, type ListedContest } from '../api/list-contests.ts';
import { manageListUrl, type ContestScope } from '../contest-scope.ts';
import { contestListMessages } from './contest-list-messages.ts';
import { ContestTable } from './contest-table.tsx';
import { DownloadDialog } from './download-dialog.tsx';

interface ManagedContestsProps {
  scope: ContestScope;
  contests: readonly ListedContest[];
}

/** The table with its dialogs: the same in the back office and in a group. */
export function ManagedContests({ scope, contests }: ManagedContestsProps) {
  const m = useMessages(contestListMessages);
  const client = useQueryClient();
  const [downloaded, setDownloaded] = useState<ListedContest>();
  const [deleted, setDeleted] = useState<ListedContest>();
  return (
    <>
      <ContestTable scope={scope} contests={contests} onDownload={setDownloaded} onDelete={setDeleted} />
      <DownloadDialog contestId={downloaded?.id} onClose={() => setDownloaded(undefined)} />
      <DeletionDialog
        target={deleted}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title, problemCount, count }) => m.deleteText(title, problemCount, count)}
        remove={({ id }) => deleteContest(scope, id)}
        invalidate={() => invalidateContests(client)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}

export function NoManagedContests({ scope, isFiltered }: { scope: ContestScope; isFiltered: boolean }) {
  const m = useMessages(contestListMessages);
  return (
    <EmptyRows
      icon={<IconTrophy size={24} stroke={1.5} />}
      isFiltered={isFiltered}
      title={m.emptyTitle}
      text={m.emptyText}
      filtered={{ title: m.noMatch, text: m.noMatchText, showAll: m.showAll }}
      onShowAll={manageListUrl(scope)}
    />
  );
}
