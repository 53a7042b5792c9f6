import { useQuery } from '@tanstack/react-query';
import { similarityTargets, type SimilarityTarget } from '@touchstone/contract/similarity-limits';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { comparisonsQuery } from './api/comparisons.ts';
import { ComparisonList } from './comparison-list.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OriginLink } from './origin-link.tsx';
import { similarityMessages } from './similarity-messages.ts';
import classes from './similarity.module.css';
import { StartForm } from './start-form.tsx';
import { startMessages } from './start-messages.ts';

const isTarget = (text: string | undefined): text is SimilarityTarget =>
  (similarityTargets as readonly (string | undefined)[]).includes(text);

/** The comparisons of a contest, training or problem, and the form that starts one. */
export function Component() {
  const m = useMessages(similarityMessages);
  const { kind, targetID } = useParams();
  if (!isTarget(kind))
    return (
      <PageContainer>
        <PageHeader title={m.title} />
        <Sheet>
          <EmptyState title={m.notFound}>{m.notFoundText}</EmptyState>
        </Sheet>
      </PageContainer>
    );
  return <Comparisons kind={kind} target={parsePositiveInteger(targetID ?? null, 0)} />;
}

function Comparisons({ kind, target }: { kind: SimilarityTarget; target: number }) {
  const m = useMessages(similarityMessages);
  const words = useMessages(startMessages);
  const query = useQuery(comparisonsQuery(kind, target));
  const { data } = query;
  return (
    <PageContainer>
      <PageHeader
        title={m.title}
        description={data === undefined ? m.origins[kind] : <OriginLink of={data.of} to="origin" />}
      />
      {data === undefined ? (
        <Sheet>{query.isError ? <LoadFailure query={query} /> : <RowsSkeleton rows={8} height={52} />}</Sheet>
      ) : (
        <div className={classes['stack']}>
          <p className={classes['intro']}>{m.intro}</p>
          {data.problems.length === 0 ? (
            <Sheet>
              <EmptyState title={words.noProblems}>{words.noProblemsText}</EmptyState>
            </Sheet>
          ) : (
            <StartForm key={`${kind} ${String(target)}`} of={data.of} problems={data.problems} />
          )}
          <ComparisonList comparisons={data.comparisons} />
        </div>
      )}
    </PageContainer>
  );
}
