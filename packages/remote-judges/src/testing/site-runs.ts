/** The runs of a local site. Each is judged by what the test gives: a real judge, or a list of results. */
export interface SiteVerdict {
  /** In the words of the site. */
  result: string;
  timeMs?: number;
  memoryKb?: number;
  compilerOutput?: string;
  score?: number;
}

export interface SiteRun extends SiteVerdict {
  id: number;
  username: string;
  problemId: string;
  language: string;
  code: string;
}

export type JudgeRun = (run: { problemId: string; language: string; code: string }) => Promise<SiteVerdict>;

export interface SiteRuns {
  add: (run: Pick<SiteRun, 'username' | 'problemId' | 'language' | 'code'>) => SiteRun;
  /** Newest first. */
  list: (which?: { username?: string; problemId?: string; upTo?: number }) => readonly SiteRun[];
}

export function createSiteRuns(judge: JudgeRun, waitingResult: string): SiteRuns {
  const runs: SiteRun[] = [];
  return {
    add: (submitted) => {
      const run: SiteRun = { ...submitted, id: 39_000_001 + runs.length, result: waitingResult };
      runs.push(run);
      void judge(submitted).then((verdict) => Object.assign(run, verdict));
      return run;
    },
    list: ({ username, problemId, upTo = Infinity } = {}) =>
      runs
        .filter(
          (run) =>
            run.id <= upTo &&
            (username === undefined || run.username === username) &&
            (problemId === undefined || run.problemId === problemId),
        )
        .toReversed(),
  };
}
