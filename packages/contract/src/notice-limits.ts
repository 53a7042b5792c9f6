/** Limits of notices. Free of dependencies, so the web may import it. */
export const noticeLimits = {
  titleMaximum: 255,
  contentMaximum: 65_535,
  /** Designated users of one notice; a notice to more users goes to all. */
  recipientsMaximum: 500,
} as const;

/** Recipients of a notice: all users, designated users, administrators. */
export const noticeAudiences = ['All', 'Single', 'Admin'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];
