/** The progress of imports. It is in the memory of this server, and exists while the import runs. */
export interface ImportProgress {
  state: 'waiting' | 'reading';
  imported: number;
  skipped: number;
  current: string | null;
}

export interface ProgressBoard {
  readonly find: (key: string) => ImportProgress | undefined;
  /** Registers a progress that `work` updates while it runs. */
  readonly follow: <Result>(
    key: string | undefined,
    work: (progress: ImportProgress) => Promise<Result>,
  ) => Promise<Result>;
}

export function createProgressBoard(): ProgressBoard {
  const board = new Map<string, ImportProgress>();
  return {
    find: (key) => board.get(key),
    follow: async (key, work) => {
      const progress: ImportProgress = { state: 'waiting', imported: 0, skipped: 0, current: null };
      if (key === undefined) return work(progress);
      board.set(key, progress);
      try {
        return await work(progress);
      } finally {
        board.delete(key);
      }
    },
  };
}
