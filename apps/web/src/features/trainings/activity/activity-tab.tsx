import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { activityQuery } from '../api/get-activity.ts';
import { useTraining } from '../use-training.ts';
import { parseActivityAddress, writeActivityAddress, type ActivityAddress } from './activity-address.ts';
import { activityMessages } from './activity-messages.ts';
import classes from './activity-tab.module.css';
import { FailedProblems } from './failed-problems.tsx';
import { InactiveMembers } from './inactive-members.tsx';

/** Who falls behind, and where members get stuck: for the administrators of the training. */
export function ActivityTab() {
  const m = useMessages(activityMessages);
  const { trainingId } = useTraining().context;
  const [parameters, setParameters] = useSearchParams();
  const address = parseActivityAddress(parameters);
  const change = (changes: Partial<ActivityAddress>) =>
    setParameters(writeActivityAddress({ ...address, ...changes }), { preventScrollReset: true });
  const { data, isError, refetch } = useQuery(activityQuery(trainingId, address));
  if (data === undefined)
    return (
      <Sheet flush>
        {isError ? (
          <ErrorState title={m.failed} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={8} height={52} />
        )}
      </Sheet>
    );
  return (
    <div className={classes['root']}>
      <InactiveMembers activity={data} address={address} onChange={change} />
      <FailedProblems problems={data.problems} />
    </div>
  );
}
