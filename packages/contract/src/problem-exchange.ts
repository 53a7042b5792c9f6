/** Problems that travel between sites. Free of dependencies, so the web may import it. */

/** What archives can be read, in the order in which they are offered. */
export const importFormats = ['hoj', 'qduoj', 'fps', 'hydro', 'icpc', 'polygon'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const exportFormats = ['hoj', 'icpc'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const problemExchangeLimits = {
  uploadBytesMaximum: 2 * 1024 * 1024 * 1024,
  /** Problems in one download. */
  exportMaximum: 500,
} as const;
