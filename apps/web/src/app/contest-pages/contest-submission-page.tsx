import { useParams } from 'react-router';
import { ContestFrame } from '../../features/contest/contest-frame.tsx';
import { ContestPlace } from '../../features/contest/contest-place.tsx';
import { useContest } from '../../features/contest/use-contest.ts';
import { SubmissionById } from '../../features/submissions/submission-page.tsx';

/** A submission inside its contest: two features that know nothing of each other meet here. */
export function Component() {
  return (
    <ContestPlace>
      <ContestSubmission />
    </ContestPlace>
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
