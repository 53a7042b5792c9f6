import { useMessages } from '../../../lib/messages.ts';
import type { CaseExplanation } from '../../../ui/case-results/case-entries.ts';
import { CaseResults } from '../../../ui/case-results/case-results.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import type { ShownProgress } from '../live-fields.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';
import { useCaseResults } from './use-submission.ts';

interface CasesSheetProps {
  submitId: number;
  isRunning: boolean;
  progress: ShownProgress | undefined;
  explanations: readonly CaseExplanation[];
}

/** The cases appear as they finish. */
export function CasesSheet({ submitId, isRunning, progress, explanations }: CasesSheetProps) {
  const m = useMessages(detailMessages);
  const { data, isError, isFetching, refetch } = useCaseResults(submitId);
  const isReading = data === undefined && !isError;
  const hasCases = data != null && (data.judgeCaseList ?? data.subTaskJudgeCaseVoList ?? []).length > 0;
  return (
    <Sheet title={m.casesTitle} flush>
      {isRunning && <Waiting progress={progress} />}
      {data !== undefined && (!isRunning || hasCases) && (
        <CaseResults
          results={data}
          explanations={explanations}
          total={isRunning ? progress?.total : undefined}
        />
      )}
      {!isRunning && isError && !isFetching && <ErrorState compact onRetry={() => void refetch()} />}
      {!isRunning && (isReading || (isError && isFetching)) && <RowsSkeleton rows={6} height={40} />}
    </Sheet>
  );
}

/** The part of the cases that has finished, in percent. The number of cases may be unknown. */
export const percentDone = ({ done, total }: ShownProgress): number =>
  total <= 0 ? 0 : Math.min(100, (100 * done) / total);

/** Each finished case fills a part of the bar. */
function Waiting({ progress }: { progress: ShownProgress | undefined }) {
  const m = useMessages(detailMessages);
  return (
    <div className={classes['waiting']}>
      <p>{m.casesWaiting}</p>
      <div className={classes['waitingLine']} aria-hidden="true">
        {progress !== undefined && <span style={{ width: `${String(percentDone(progress))}%` }} />}
      </div>
    </div>
  );
}
