/** Limits of attached files. Free of dependencies, so the web may import it. */
export const fileLimits = {
  pictureMaximumBytes: 4 * 1024 * 1024,
  attachmentMaximumBytes: 128 * 1024 * 1024,
  testDataMaximumBytes: 2 * 1024 * 1024 * 1024,
  /** Test data that one user has uploaded but not saved with a problem yet. */
  stagedMaximumBytes: 8 * 1024 * 1024 * 1024,
  nameMaximum: 255,
} as const;

export const pictureFileTypes = ['jpg', 'jpeg', 'gif', 'png', 'webp'] as const;
