/**
 * Compares what was sent with what the site has. Every program has a unique text, which identifies it independently of
 * the site:
 *
 *   lost       the site returned an id, but has no such submission, or one with another text
 *   doubled    one text in more than one submission, or one id twice in the list
 *   wrong      judged with another verdict than expected
 *   unjudged   not finished in the given time
 *   unknown    sent without a response, and not stored: it was never acknowledged, so it is not lost
 *   strange    stored, but never sent
 */
export interface SentSubmission {
  readonly team: string;
  readonly code: string;
  readonly expectedStatus: number;
  /** The id from the site; undefined without a response. */
  readonly submissionId: number | undefined;
}

export interface StoredSubmission {
  readonly submissionId: number;
  readonly team: string;
  readonly code: string;
  readonly status: number;
  readonly isFinal: boolean;
  /** What the judge said besides, such as the reason of a System Error. */
  readonly message?: string | undefined;
}

export interface WrongVerdict {
  readonly submissionId: number;
  readonly team: string;
  readonly expected: number;
  readonly got: number;
  readonly message: string | undefined;
}

export interface Reconciliation {
  readonly sent: number;
  readonly acknowledged: number;
  /** Sent without a response, but stored. */
  readonly takenUnanswered: number;
  readonly unknown: number;
  readonly judged: number;
  readonly lost: readonly number[];
  readonly doubled: readonly number[];
  readonly unjudged: readonly number[];
  readonly strange: readonly number[];
  readonly wrong: readonly WrongVerdict[];
}

export function reconcile(
  sent: readonly SentSubmission[],
  stored: readonly StoredSubmission[],
): Reconciliation {
  const byId = Map.groupBy(stored, ({ submissionId }) => submissionId);
  const byCode = Map.groupBy(stored, ({ code }) => code);
  const sentCodes = new Set(sent.map(({ code }) => code));
  const acknowledged = sent.filter(({ submissionId }) => submissionId !== undefined);
  const unanswered = sent.filter(({ submissionId }) => submissionId === undefined);
  const found = sent.flatMap(({ team, code, expectedStatus }) => {
    const [first] = byCode.get(code) ?? [];
    return first === undefined ? [] : [{ team, expectedStatus, stored: first }];
  });
  const wrong = found.flatMap(
    ({ team, expectedStatus, stored: { submissionId, status, isFinal, message } }) =>
      isFinal && status !== expectedStatus
        ? [{ submissionId, team, expected: expectedStatus, got: status, message }]
        : [],
  );
  const isLost = ({ submissionId = 0, code }: SentSubmission): boolean =>
    byId.get(submissionId)?.[0]?.code !== code;
  return {
    sent: sent.length,
    acknowledged: acknowledged.length,
    takenUnanswered: unanswered.filter(({ code }) => byCode.has(code)).length,
    unknown: unanswered.filter(({ code }) => !byCode.has(code)).length,
    judged: found.filter(({ stored: { isFinal } }) => isFinal).length,
    lost: acknowledged.filter(isLost).map(({ submissionId = 0 }) => submissionId),
    doubled: listDoubled([...byCode.values(), ...byId.values()]),
    unjudged: found
      .filter(({ stored: { isFinal } }) => !isFinal)
      .map(({ stored: { submissionId } }) => submissionId),
    strange: stored.filter(({ code }) => !sentCodes.has(code)).map(({ submissionId }) => submissionId),
    wrong,
  };
}

const listDoubled = (groups: readonly (readonly StoredSubmission[])[]): number[] => [
  ...new Set(groups.flatMap((same) => same.slice(1).map(({ submissionId }) => submissionId))),
];
