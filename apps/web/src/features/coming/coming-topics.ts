/** The areas without pages yet; each has its own texts. */
export const comingTopics = [
  'problems',
  'problem',
  'submissions',
  'submission',
  'rankings',
  'contests',
  'announcements',
  'trainings',
  'groups',
  'group',
  'discussions',
  'messages',
  'adminSite',
] as const;

export type ComingTopic = (typeof comingTopics)[number];
