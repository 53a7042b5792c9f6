/** What a copy of a group can contain. */
export const copiedParts = ['announcements', 'problems', 'trainings', 'contests'] as const;
export type CopiedPart = (typeof copiedParts)[number];

export type CopiedCounts = Readonly<Record<CopiedPart, number>>;
