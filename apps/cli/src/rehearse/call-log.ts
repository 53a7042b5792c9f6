/** Durations and failures of calls, by kind. */
export interface CallSummary {
  readonly kind: string;
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Keyed by error code of the site, or by transport failure. */
  readonly errors: Readonly<Record<string, number>>;
}

export interface CallLog {
  readonly note: (kind: string, tookMs: number, error?: string) => void;
  readonly summarise: () => CallSummary[];
  /** Of all kinds. */
  readonly countErrors: (reasons: readonly string[]) => number;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly largest: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), largest: at(1) };
}

export function createCallLog(): CallLog {
  const kinds = new Map<string, { times: number[]; errors: Map<string, number> }>();
  const find = (kind: string) => {
    const known = kinds.get(kind) ?? { times: [], errors: new Map<string, number>() };
    kinds.set(kind, known);
    return known;
  };
  return {
    note: (kind, tookMs, error) => {
      const { times, errors } = find(kind);
      times.push(tookMs);
      if (error !== undefined) errors.set(error, (errors.get(error) ?? 0) + 1);
    },
    summarise: () =>
      [...kinds].map(([kind, { times, errors }]) => {
        const { p50, p95, p99 } = spreadOf(times);
        const byReason = Object.fromEntries(errors);
        return { kind, count: times.length, p50Ms: p50, p95Ms: p95, p99Ms: p99, errors: byReason };
      }),
    countErrors: (reasons) =>
      [...kinds.values()]
        .flatMap(({ errors }) => reasons.map((reason) => errors.get(reason) ?? 0))
        .reduce((sum, count) => sum + count, 0),
  };
}
