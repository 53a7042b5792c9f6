import { Button } from '@mantine/core';
import { IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { comparisonsAddress } from '../../lib/similarity-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { comparisonQuery, downloadPairs, type ComparisonResult } from './api/comparisons.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OriginLink } from './origin-link.tsx';
import { ResultParts } from './result-parts.tsx';
import { resultMessages } from './result-messages.ts';
import { similarityMessages } from './similarity-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

/** A comparison: its progress, then its results. */
export function Component() {
  const m = useMessages(similarityMessages);
  const { comparisonID } = useParams();
  const query = useQuery(comparisonQuery(parsePositiveInteger(comparisonID ?? null, 0)));
  if (query.data !== undefined) return <LoadedComparison result={query.data} />;
  return (
    <PageContainer>
      <PageHeader title={m.title} />
      <Sheet>{query.isError ? <LoadFailure query={query} /> : <RowsSkeleton rows={8} height={52} />}</Sheet>
    </PageContainer>
  );
}

export function LoadedComparison({ result }: { result: ComparisonResult }) {
  const m = useMessages(resultMessages);
  const words = useMessages(similarityMessages);
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { of, state, total } = result;
  const address = comparisonsAddress(of.kind, of.target);
  const isUnderWay = state === 'waiting' || state === 'running';
  return (
    <PageContainer>
      <PageHeader
        title={words.title}
        description={<OriginLink of={of} to="comparisons" />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={isUnderWay ? undefined : <IconTrash {...icon} />}
              onClick={() => setIsDeleting(true)}
            >
              {isUnderWay ? m.cancel : words.delete}
            </Button>
            {!isUnderWay && (
              <Button component={Link} to={address} variant="default" leftSection={<IconRefresh {...icon} />}>
                {m.again}
              </Button>
            )}
            {result.pairs.length > 0 && (
              <Button leftSection={<IconDownload {...icon} />} onClick={() => void downloadPairs(result.id)}>
                {m.export}
              </Button>
            )}
          </>
        }
      />
      {isUnderWay && <Progress result={result} />}
      {state === 'failed' && (
        <Sheet>
          <EmptyState title={m.failedTitle}>{m.failedText}</EmptyState>
        </Sheet>
      )}
      {state === 'finished' && total === 0 && (
        <Sheet>
          <EmptyState title={m.noPrograms}>{m.noProgramsText}</EmptyState>
        </Sheet>
      )}
      {state === 'finished' && total > 0 && <ResultParts result={result} />}
      {isDeleting && (
        <DeleteDialog
          comparison={result}
          onDeleted={() => void navigate(address, { replace: true })}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </PageContainer>
  );
}

function Progress({ result: { state, done, total } }: { result: ComparisonResult }) {
  const m = useMessages(resultMessages);
  return (
    <Sheet>
      <WorkProgress
        title={state === 'waiting' ? m.waiting : m.comparing(done, total)}
        text={m.progressText}
        done={done}
        total={total}
      />
    </Sheet>
  );
}
