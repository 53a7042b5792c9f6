import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import classes from './full-screen-page.module.css';
import { readPlace } from './place/problem-place.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownPlace } from './states/unknown-place.tsx';

/** No shell around it. */
export function FullScreen({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={classes['root']}>
      {children}
    </main>
  );
}

/** Focus mode of a problem inside a training or group. */
export function Component() {
  const parameters = useParams();
  const place = readPlace(parameters);
  return (
    <FullScreen>
      {place === undefined ? (
        <UnknownPlace />
      ) : (
        <ProblemScreen problemId={parameters['problemID'] ?? ''} place={place} isFullScreen />
      )}
    </FullScreen>
  );
}
