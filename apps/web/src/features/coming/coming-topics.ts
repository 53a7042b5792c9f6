/** The areas without pages yet; each has its own texts. */
export const comingTopics = ['discussions', 'adminSite'] as const;

export type ComingTopic = (typeof comingTopics)[number];
