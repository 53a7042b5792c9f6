/** Sends loads in a process of its own, one per message, and answers with what it measured. */
import { fireRequests, type ScenarioRequest } from './fire-requests.ts';

export interface Load {
  readonly address: string;
  /** In the order in which connections get them. */
  readonly requests: readonly ScenarioRequest[];
  readonly durationSeconds: number;
}

process.on('message', ({ address, requests, durationSeconds }: Load) => {
  const left = requests.values();
  const next = () => {
    const { value } = left.next();
    if (value === undefined) throw new Error('The load has too few requests.');
    return value;
  };
  void fireRequests(address, next, durationSeconds).then((result) => process.send?.(result));
});
