import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import classes from './full-screen-page.module.css';
import { parseContext } from './context/problem-context.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownContext } from './states/unknown-context.tsx';

/** Renders without the shell. */
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
  const context = parseContext(parameters);
  return (
    <FullScreen>
      {context === undefined ? (
        <UnknownContext />
      ) : (
        <ProblemScreen problemId={parameters['problemID'] ?? ''} context={context} isFullScreen />
      )}
    </FullScreen>
  );
}
