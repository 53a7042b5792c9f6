import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { trainingQuery } from './api/get-training.ts';
import { parseId, parseTrainingContext, trainingUrl, type TrainingContext } from './training-context.ts';
import { TrainingProvider } from './training-provider.tsx';
import { FailedTraining, failureOf, MissingTraining, TrainingLoading } from './training-states.tsx';

interface TrainingLoaderProps {
  /** Placeholder while the training loads; the default skeleton if omitted. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Loads the training of the URL and provides it to its children, or shows the missing or failed state. */
export function TrainingLoader(props: TrainingLoaderProps) {
  const parameters = useParams();
  const context = parseTrainingContext(parameters);
  if (context === undefined) return <MissingTraining groupId={parseId(parameters['groupID'])} />;
  return <TrainingById key={context.trainingId} context={context} {...props} />;
}

function TrainingById({ context, loading, children }: TrainingLoaderProps & { context: TrainingContext }) {
  const uid = useSession().user?.uid;
  const { data, error, refetch } = useQuery(trainingQuery(context.trainingId, uid));
  // A viewer who lost access sees the reason, even if the former data is known. A failed refresh keeps the page.
  const isClosed = error !== null && (data === undefined || failureOf(error) !== 'failed');
  if (isClosed)
    return <FailedTraining error={error} groupId={context.groupId} onRetry={() => void refetch()} />;
  const groupId = data?.training.gid ?? undefined;
  // A training of a group has one address, below its group.
  if (data !== undefined && groupId !== context.groupId) {
    const { trainingId } = context;
    return (
      <Navigate to={trainingUrl(groupId === undefined ? { trainingId } : { trainingId, groupId })} replace />
    );
  }
  if (data !== undefined)
    return (
      <TrainingProvider known={data} context={context}>
        {children}
      </TrainingProvider>
    );
  return loading ?? <TrainingLoading />;
}
