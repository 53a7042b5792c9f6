import { useParams } from 'react-router';
import { readPlace } from './place/problem-place.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownPlace } from './states/unknown-place.tsx';

/** A problem of the public set, or of a group. */
export function Component() {
  const parameters = useParams();
  const place = readPlace(parameters);
  if (place === undefined) return <UnknownPlace />;
  return <ProblemScreen problemId={parameters['problemID'] ?? ''} place={place} />;
}
