/** Trims the password, which many users type from a projector or a blackboard. It is stored and compared trimmed. */
export const parseContestPassword = (typed: string): string => typed.trim();
