import { useParams } from 'react-router';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { readPlace } from './place/problem-place.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownPlace } from './states/unknown-place.tsx';
import { loadWorkbench } from './use-workbench.ts';

/** The browser takes rendered texts from the server-rendered page. */
const isServer = typeof document === 'undefined';

export const loadParts = (): Promise<unknown> =>
  Promise.all([loadWorkbench(), isServer ? loadMarkdown() : undefined]);

/** A problem of the public set, or of a group. */
export function Component() {
  const parameters = useParams();
  const place = readPlace(parameters);
  if (place === undefined) return <UnknownPlace />;
  return <ProblemScreen problemId={parameters['problemID'] ?? ''} place={place} />;
}
