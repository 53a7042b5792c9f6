import { useParams } from 'react-router';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { parseContext } from './context/problem-context.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { UnknownContext } from './states/unknown-context.tsx';
import { loadWorkbench } from './use-workbench.ts';

/** The browser takes rendered texts from the server-rendered page. */
const isServer = typeof document === 'undefined';

export const loadParts = (): Promise<unknown> =>
  Promise.all([loadWorkbench(), isServer ? loadMarkdown() : undefined]);

/** A problem of the public set or of a group. */
export function Component() {
  const parameters = useParams();
  const context = parseContext(parameters);
  if (context === undefined) return <UnknownContext />;
  return <ProblemScreen problemId={parameters['problemID'] ?? ''} context={context} />;
}
