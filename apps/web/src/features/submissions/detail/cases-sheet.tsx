import { useMessages } from '../../../lib/messages.ts';
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
}

export function CasesSheet({ submitId, isRunning, progress }: CasesSheetProps) {
  const m = useMessages(detailMessages);
  const { data, isError, isFetching, refetch } = useCaseResults(submitId, !isRunning);
  const isReading = data === undefined && !isError;
  return (
    <Sheet title={m.casesTitle} flush>
      {isRunning && <Waiting progress={progress} />}
      {!isRunning && data !== undefined && <CaseResults results={data} />}
      {!isRunning && isError && !isFetching && <ErrorState compact onRetry={() => void refetch()} />}
      {!isRunning && (isReading || (isError && isFetching)) && <RowsSkeleton rows={6} height={40} />}
    </Sheet>
  );
}

/** Each finished case fills a part of the bar. */
function Waiting({ progress }: { progress: ShownProgress | undefined }) {
  const m = useMessages(detailMessages);
  return (
    <div className={classes['waiting']}>
      <p>{m.casesWaiting}</p>
      <div className={classes['waitingLine']} aria-hidden="true">
        {progress !== undefined && (
          <span style={{ width: `${String((100 * progress.done) / progress.total)}%` }} />
        )}
      </div>
    </div>
  );
}
