/** The limits of notices. Free of dependencies, so the web may import it. */
export const noticeLimits = {
  titleMaximum: 255,
  contentMaximum: 65_535,
  /** Designated users of one notice; more than that is a matter for everybody. */
  recipientsMaximum: 500,
} as const;

/** Whom a notice is for: everybody, the designated users, the administrators. */
export const noticeAudiences = ['All', 'Single', 'Admin'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];
