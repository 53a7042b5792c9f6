/** The first part of every query key of this feature. */
export const discussionsKey = 'discussions';

/** The first parts of every query key about one discussion. */
export const discussionKey = (discussionId: number) => ['discussion', discussionId] as const;
