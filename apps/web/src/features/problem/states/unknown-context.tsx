import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { RefusedProblem } from './problem-states.tsx';

/** The address names a contest, training or group by something that is no id. */
export function UnknownContext() {
  const m = useMessages(problemMessages);
  return (
    <RefusedProblem title={m.contextRefused} listAddress="/problem">
      {m.unknownContext}
    </RefusedProblem>
  );
}
