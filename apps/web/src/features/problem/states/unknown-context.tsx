import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { RefusedProblem } from './problem-states.tsx';

/** Shown if the contest, training or group id in the URL is invalid. */
export function UnknownContext() {
  const m = useMessages(problemMessages);
  return (
    <RefusedProblem title={m.contextRefused} listAddress="/problem">
      {m.unknownContext}
    </RefusedProblem>
  );
}
