/** Whether messages have come since a list was loaded, pure. */

export interface Baseline {
  /** When the list was loaded. */
  listedAt: number;
  /** The lowest unread count since then: loading a list marks its messages as read a moment later. */
  lowest: number;
}

export const nextBaseline = (before: Baseline, now: { listedAt: number; count: number }): Baseline => ({
  listedAt: now.listedAt,
  lowest: before.listedAt === now.listedAt ? Math.min(before.lowest, now.count) : now.count,
});
