import { Button, Skeleton } from '@mantine/core';
import { IconBookOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LockNotice } from '../../ui/membership/membership-lock.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { trainingListUrl } from './training-context.ts';
import { trainingMessages } from './training-messages.ts';
import classes from './training-states.module.css';
import { useTraining } from './use-training.ts';

type Failure = 'missing' | 'refused' | 'failed';

/** Only temporary failures offer a retry. */
export function failureOf(error: Error): Failure {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'trainingNotFound' || error.kind === 'not-found') return 'missing';
  return error.kind === 'business' || error.kind === 'forbidden' ? 'refused' : 'failed';
}

interface FailedTrainingProps {
  error: Error;
  groupId: number | undefined;
  onRetry: () => void;
}

/** Explains why a training cannot be shown, and where to go. */
export function FailedTraining({ error, groupId, onRetry }: FailedTrainingProps) {
  const m = useMessages(trainingMessages);
  const failure = failureOf(error);
  if (failure === 'failed')
    return (
      <Titled>
        <ErrorState title={m.failed} onRetry={onRetry} />
      </Titled>
    );
  if (failure === 'missing') return <MissingTraining groupId={groupId} />;
  return (
    <Titled>
      <EmptyState
        icon={<IconLock size={24} stroke={1.5} />}
        title={m.refused}
        action={<ToList groupId={groupId} />}
      >
        {error.message}
      </EmptyState>
    </Titled>
  );
}

export function MissingTraining({ groupId }: { groupId: number | undefined }) {
  const m = useMessages(trainingMessages);
  return (
    <Titled>
      <EmptyState
        icon={<IconBookOff size={24} stroke={1.5} />}
        title={m.missing}
        action={<ToList groupId={groupId} />}
      >
        {m.missingText}
      </EmptyState>
    </Titled>
  );
}

function ToList({ groupId }: { groupId: number | undefined }) {
  const m = useMessages(trainingMessages);
  return (
    <Button component={Link} to={trainingListUrl(groupId)}>
      {m.toList}
    </Button>
  );
}

function Titled({ children }: { children: ReactNode }) {
  const m = useMessages(trainingMessages);
  return (
    <PageContainer>
      <PageHeader title={m.training} />
      <Sheet>{children}</Sheet>
    </PageContainer>
  );
}

/** The password is asked for on the introduction page. A membership is needed otherwise. */
export function TabClosed() {
  const m = useMessages(trainingMessages);
  const { base, progress } = useTraining();
  if (progress.access === 'locked' && progress.lock !== null)
    return (
      <Sheet>
        <LockNotice level={progress.lock.level} />
      </Sheet>
    );
  return (
    <Sheet>
      <EmptyState
        icon={<IconLock size={24} stroke={1.5} />}
        title={m.needsPassword}
        action={
          <Button component={Link} to={base}>
            {m.toOverview}
          </Button>
        }
      >
        {m.needsPasswordText}
      </EmptyState>
    </Sheet>
  );
}

/** The training has no such tab for this viewer. */
export function TabNotShown() {
  const m = useMessages(trainingMessages);
  const { base } = useTraining();
  return (
    <Sheet>
      <EmptyState
        icon={<IconLock size={24} stroke={1.5} />}
        title={m.notShown}
        action={
          <Button component={Link} to={base}>
            {m.toOverview}
          </Button>
        }
      >
        {m.notShownText}
      </EmptyState>
    </Sheet>
  );
}

/** Has the height of the loaded page, to avoid a layout shift. */
export function TrainingLoading() {
  return (
    <PageContainer>
      <div className={classes['loading']}>
        <Skeleton height={28} width="44%" />
        <Skeleton height={16} width="32%" />
        <div className={classes['tabs']}>
          <Skeleton height={16} width={240} />
        </div>
        <Sheet>
          <TextSkeleton lines={6} />
        </Sheet>
      </div>
    </PageContainer>
  );
}
