/** The first part of every query key of this feature: a final verdict invalidates all of them. */
export const problemKey = 'problem';
