/** The progress of imports. It is in the memory of this server, and exists while the import runs. */
export interface ImportProgress {
  state: 'waiting' | 'reading';
  imported: number;
  skipped: number;
  current: string | null;
}

export interface ProgressRegistry {
  readonly find: (key: string) => ImportProgress | undefined;
  /** Registers a progress that `work` updates while it runs. */
  readonly track: <Result>(
    key: string | undefined,
    work: (progress: ImportProgress) => Promise<Result>,
  ) => Promise<Result>;
}

export function createProgressRegistry(): ProgressRegistry {
  const entries = new Map<string, ImportProgress>();
  return {
    find: (key) => entries.get(key),
    track: async (key, work) => {
      const progress: ImportProgress = { state: 'waiting', imported: 0, skipped: 0, current: null };
      if (key === undefined) return work(progress);
      entries.set(key, progress);
      try {
        return await work(progress);
      } finally {
        entries.delete(key);
      }
    },
  };
}
