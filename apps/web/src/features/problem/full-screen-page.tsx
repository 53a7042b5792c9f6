import { useParams } from 'react-router';
import classes from './full-screen-page.module.css';
import { readPlace } from './place/problem-place.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownPlace } from './states/unknown-place.tsx';

/** Focus mode of a problem inside a contest, training or group: no shell around it. */
export function Component() {
  const parameters = useParams();
  const place = readPlace(parameters);
  return (
    <main id="content" className={classes['root']}>
      {place === undefined ? (
        <UnknownPlace />
      ) : (
        <ProblemScreen problemId={parameters['problemID'] ?? ''} place={place} isFullScreen />
      )}
    </main>
  );
}
