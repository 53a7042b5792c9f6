/** The queues that judging tasks wait in, by importance. */
export const lanes = [
  'contest',
  'ordinary',
  'test-run',
  'counter-example',
  'problem-check',
  'background',
] as const;
export type Lane = (typeof lanes)[number];

/**
 * Interactive work: submissions of contests come first. Everybody may own a group and hold contests there, so those are ordinary
 * work: otherwise each owner could keep the judge from others.
 */
export const submissionLane = ({
  contestId,
  groupId,
}: {
  readonly contestId: number | null;
  readonly groupId: number | null;
}): 'contest' | 'ordinary' => (contestId === null || groupId !== null ? 'ordinary' : 'contest');

/** A lane has either submissions or other work. */
export const judgesSubmissions = (lane: Lane): boolean =>
  lane === 'contest' || lane === 'ordinary' || lane === 'background';

/** Whether a submission that runs in one lane may be suspended for a task that waits in another. */
export const yieldsTo = (running: Lane, waiting: Lane): boolean =>
  waiting === running ||
  (running !== 'contest' && (waiting === 'contest' || waiting === 'ordinary' || waiting === 'test-run'));
