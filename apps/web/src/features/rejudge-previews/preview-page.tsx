import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError, type ApiErrorKind } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { previewAddress } from '../../ui/rejudge-preview/preview-calls.ts';
import { PreviewStateMark } from '../../ui/rejudge-preview/preview-state-mark.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { previewQuery, type Preview } from './api/preview.ts';
import { BoardSection } from './board-section.tsx';
import { ChangesSection } from './changes-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { previewMessages } from './preview-messages.ts';
import { PreviewNotices } from './preview-notices.tsx';
import { originOf } from './preview-origin.ts';
import { PreviewProgress } from './preview-progress.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import classes from './preview.module.css';

/** Discarded, or not for this viewer. */
const missingKinds: readonly ApiErrorKind[] = ['not-found', 'forbidden', 'business'];

/** A rejudge before it happens: progress, what changes, and the decision. */
export function Component() {
  const m = useMessages(previewMessages);
  const { previewID } = useParams();
  const preview = useQuery(previewQuery(parsePositiveInteger(previewID ?? null, 0)));
  if (preview.data !== undefined) return <LoadedPreview preview={preview.data} />;
  const isMissing = preview.error instanceof ApiError && missingKinds.includes(preview.error.kind);
  return (
    <PageContainer>
      <PageHeader title={m.title} />
      <Sheet>
        {!preview.isError && <RowsSkeleton rows={8} height={52} />}
        {preview.isError && isMissing && <EmptyState title={m.notFound}>{m.notFoundText}</EmptyState>}
        {preview.isError && !isMissing && (
          <ErrorState title={m.failed} onRetry={() => void preview.refetch()} />
        )}
      </Sheet>
    </PageContainer>
  );
}

export function LoadedPreview({ preview }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  const { contestTitle, problemId, problemTitle, state } = preview;
  const problem = problemId === null ? undefined : `${problemId} ${problemTitle ?? ''}`;
  const names = [contestTitle, problem].filter((name) => typeof name === 'string');
  return (
    <PageContainer>
      <PageHeader
        title={m.title}
        description={
          <>
            <Link to={originOf(preview)}>{names.join(' · ')}</Link>
            {preview.isEverywhere && <> · {m.everywhere}</>}
          </>
        }
        actions={<PreviewActions preview={preview} />}
      />
      <PreviewHistory preview={preview} />
      <div className={classes['stack']}>
        <PreviewNotices preview={preview} />
        {state === 'running' ? (
          <PreviewProgress preview={preview} />
        ) : (
          <>
            <PreviewSummary preview={preview} />
            <PreviewParts preview={preview} />
          </>
        )}
      </div>
    </PageContainer>
  );
}

/** Who started, applied and undid it, and when. */
function PreviewHistory({ preview }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  const { state, startedAt, startedBy, appliedAt, appliedBy, undoneAt, undoneBy } = preview;
  const steps = [
    { at: startedAt, text: m.started(startedBy ?? m.unknownUser) },
    ...(appliedAt === null ? [] : [{ at: appliedAt, text: m.applied(appliedBy ?? m.unknownUser) }]),
    ...(undoneAt === null ? [] : [{ at: undoneAt, text: m.undone(undoneBy ?? m.unknownUser) }]),
  ];
  return (
    <p className={classes['history']}>
      <PreviewStateMark state={state} />
      {steps.map(({ at, text }) => (
        <span key={at + text}>
          {text} <RelativeTime value={at} />
        </span>
      ))}
    </p>
  );
}

/** Filters belong to one tab, so a link to another tab drops them. */
function PreviewParts({ preview }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  const [parameters] = useSearchParams();
  const [contest] = preview.contests;
  const address = previewAddress(preview.id);
  const tabs = [
    { key: 'changes', name: m.changesTab, to: address },
    ...(contest === undefined ? [] : [{ key: 'board', name: m.boardTab, to: `${address}?tab=board` }]),
    { key: 'people', name: m.peopleTab, to: `${address}?tab=people` },
  ];
  const wanted = parameters.get('tab') ?? '';
  const current = tabs.some(({ key }) => key === wanted) ? wanted : 'changes';
  return (
    <>
      <TabBar label={m.tabs} tabs={tabs} current={current} />
      {current === 'changes' && <ChangesSection preview={preview} />}
      {current === 'board' && contest !== undefined && <BoardSection preview={preview} first={contest} />}
      {current === 'people' && <PeopleSection preview={preview} />}
    </>
  );
}
