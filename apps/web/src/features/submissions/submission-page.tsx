import { useParams } from 'react-router';
import type { SubmissionContext } from './addresses.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CounterExample } from '../../ui/counter-example/counter-example.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { CasesSheet } from './detail/cases-sheet.tsx';
import { CodeSheet } from './detail/code-sheet.tsx';
import { hasFailed, isInContext, mayHaveCases, parseSubmitId } from './detail/code-visibility.ts';
import { detailMessages } from './detail/detail-messages.ts';
import { ErrorText } from './detail/error-text.tsx';
import { ExplanationSheet } from './detail/explanation-sheet.tsx';
import { FailedSubmission, MissingSubmission, SubmissionSkeleton } from './detail/page-states.tsx';
import { ResultSheet } from './detail/result-sheet.tsx';
import { SubmissionHeader } from './detail/submission-header.tsx';
import classes from './detail/submission-page.module.css';
import { useExplanation, useSubmission, type SubmissionControl } from './detail/use-submission.ts';
import type { SubmissionDetail } from './api/get-submission.ts';

export function Component() {
  const text = useParams()['submitID'];
  return (
    <PageContainer>
      <SubmissionById text={text} />
    </PageContainer>
  );
}

interface SubmissionByIdProps extends SubmissionContext {
  /** The id in the URL. */
  text: string | undefined;
}

/** Renders without a page frame, because a contest or a group provides one. */
export function SubmissionById({ text, contestId, groupId }: SubmissionByIdProps) {
  const submitId = parseSubmitId(text);
  const context = { contestId, groupId };
  if (submitId === undefined) return <MissingSubmission context={context} />;
  return <SubmissionPage key={submitId} submitId={submitId} context={context} />;
}

function SubmissionPage({ submitId, context }: { submitId: number; context: SubmissionContext }) {
  const m = useMessages(detailMessages);
  const control = useSubmission(submitId);
  const { data, error, refetch } = control;
  usePageTitle(data === undefined ? undefined : m.title(submitId));
  if (data !== undefined)
    return isInContext(data.submission, context) ? (
      <SubmissionView submitId={submitId} detail={data} control={control} context={context} />
    ) : (
      <MissingSubmission context={context} />
    );
  if (error !== null)
    return <FailedSubmission error={error} context={context} onRetry={() => void refetch()} />;
  return <SubmissionSkeleton submitId={submitId} context={context} />;
}

interface SubmissionViewProps {
  submitId: number;
  detail: SubmissionDetail;
  control: SubmissionControl;
  /** The context of the page. */
  context: SubmissionContext;
}

function SubmissionView({ submitId, detail, control, context }: SubmissionViewProps) {
  const { submission } = detail;
  const hasCases = mayHaveCases(submission);
  const explanation = useExplanation(submitId, hasFailed(submission)).data;
  return (
    <>
      <SubmissionHeader submitId={submitId} detail={detail} control={control} context={context} />
      <ResultSheet
        submission={submission}
        note={explanation?.cases[0]?.note ?? undefined}
        progress={control.progress}
        remoteRun={control.remoteRun}
      />
      {detail.mayHaveCounterExample && (
        <div className={classes['counterExample']}>
          <CounterExample submitId={submitId} isExpected />
        </div>
      )}
      {explanation !== undefined && <ExplanationSheet explanation={explanation} />}
      <ErrorText submission={submission} note={explanation?.note ?? null} />
      <div className={classes['columns']} data-single={!hasCases || undefined}>
        {hasCases && (
          <CasesSheet
            submitId={submitId}
            isRunning={control.isRunning}
            progress={control.progress}
            explanations={explanation?.cases ?? []}
          />
        )}
        <CodeSheet detail={detail} control={control} />
      </div>
    </>
  );
}
