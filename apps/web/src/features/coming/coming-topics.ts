/** The areas whose pages come later; each has its own words on the coming page. */
export const comingTopics = [
  'problems',
  'problem',
  'submissions',
  'submission',
  'rankings',
  'contests',
  'announcements',
  'trainings',
  'training',
  'trainingRank',
  'groups',
  'group',
  'discussions',
  'messages',
  'adminSite',
  'adminTrainings',
] as const;

export type ComingTopic = (typeof comingTopics)[number];
