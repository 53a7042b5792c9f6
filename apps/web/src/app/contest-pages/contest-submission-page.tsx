import { useParams } from 'react-router';
import { ContestFrame } from '../../features/contest/contest-frame.tsx';
import { ContestLoader } from '../../features/contest/contest-loader.tsx';
import { useContest } from '../../features/contest/use-contest.ts';
import { SubmissionById } from '../../features/submissions/submission-page.tsx';

/** A submission inside its contest. It connects two features that do not import each other. */
export function Component() {
  return (
    <ContestLoader>
      <ContestSubmission />
    </ContestLoader>
  );
}

function ContestSubmission() {
  const { contestId } = useContest();
  const submitId = useParams()['submitID'];
  return (
    <ContestFrame tab="submissions">
      <SubmissionById text={submitId} contestId={contestId} />
    </ContestFrame>
  );
}
