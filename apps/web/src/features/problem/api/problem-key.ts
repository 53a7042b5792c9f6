/** The first part of every key of this feature: a final verdict makes all of it old. */
export const problemKey = 'problem';
