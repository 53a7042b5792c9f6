import { Button } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { comparisonAddress, pairAddress } from '../../lib/similarity-address.ts';
import { Figures } from '../../ui/figures/figures.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { comparisonQuery, pairQuery, type ComparisonResult, type OpenedPair } from './api/comparisons.ts';
import { LoadFailure } from './load-failure.tsx';
import { pairMessages } from './pair-messages.ts';
import { MarkForm } from './pair/mark-form.tsx';
import classes from './pair/pair.module.css';
import { SideBySide } from './pair/side-by-side.tsx';
import { percentOf } from './pairs/select-pairs.ts';
import { similarityMessages } from './similarity-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

/** Two programs side by side, and the mark of the pair. */
export function Component() {
  const m = useMessages(pairMessages);
  const words = useMessages(similarityMessages);
  const { pairID } = useParams();
  const query = useQuery(pairQuery(parsePositiveInteger(pairID ?? null, 0)));
  if (query.data !== undefined) return <LoadedPair key={query.data.id} pair={query.data} />;
  return (
    <PageContainer width="full">
      <PageHeader title={words.title} />
      <Sheet>
        {query.isError ? (
          <LoadFailure query={query} missing={{ title: m.notFound, text: m.notFoundText }} />
        ) : (
          <RowsSkeleton rows={12} height={44} />
        )}
      </Sheet>
    </PageContainer>
  );
}

/** The neighbours in the order of similarity. */
export function neighboursOf(pairs: readonly { id: number }[], id: number) {
  const index = pairs.findIndex((pair) => pair.id === id);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: pairs[index - 1]?.id, next: pairs[index + 1]?.id };
}

/** A submission in a contest is read on the pages of the contest. */
export function submissionAddress(
  { submitId, problemId }: Pick<OpenedPair['left'], 'submitId' | 'problemId'>,
  result: Pick<ComparisonResult, 'of' | 'problems'> | undefined,
): string {
  const problem = result?.problems.find(({ id }) => id === problemId);
  return result?.of.kind === 'contest' && problem !== undefined
    ? `/contest/${String(result.of.target)}/problem/${encodeURIComponent(problem.displayId)}/submission-detail/${String(submitId)}`
    : `/submission-detail/${String(submitId)}`;
}

export function LoadedPair({ pair }: { pair: OpenedPair }) {
  const m = useMessages(pairMessages);
  const words = useMessages(similarityMessages);
  const { data: result } = useQuery(comparisonQuery(pair.comparison));
  const problem = result?.problems.find(({ id }) => id === pair.left.problemId);
  const { previous, next } = neighboursOf(result?.pairs ?? [], pair.id);
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title(pair.left.username, pair.right.username)}
        description={
          result === undefined || problem === undefined
            ? words.title
            : `${result.of.title} · ${problem.displayId} ${problem.title}`
        }
        actions={
          <>
            <Button
              component={Link}
              to={comparisonAddress(pair.comparison)}
              variant="default"
              leftSection={<IconArrowLeft {...icon} />}
            >
              {m.back}
            </Button>
            <Step to={previous} label={m.previous} icon={<IconChevronLeft {...icon} />} />
            <Step to={next} label={m.next} icon={<IconChevronRight {...icon} />} />
          </>
        }
      />
      <Sheet>
        <div className={classes['top']}>
          <Figures
            figures={[
              { name: m.similarity, value: `${String(percentOf(pair.similarity))}%` },
              { name: m.longest, value: words.tokens(pair.longest) },
              { name: m.fragments, value: pair.fragments.length },
            ]}
          />
          <MarkForm key={pair.note} pair={pair} />
        </div>
      </Sheet>
      <SideBySide pair={pair} submissionTo={(program) => submissionAddress(program, result)} />
    </PageContainer>
  );
}

/** Its place is there before the comparison is loaded. */
function Step({ to, label, icon: mark }: { to: number | undefined; label: string; icon: ReactNode }) {
  if (to === undefined)
    return (
      <Button variant="default" leftSection={mark} disabled>
        {label}
      </Button>
    );
  return (
    <Button component={Link} to={pairAddress(to)} variant="default" leftSection={mark}>
      {label}
    </Button>
  );
}
