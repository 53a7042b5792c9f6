/** Import and export of problems. Free of dependencies, so the web may import it. */

/** Supported archive formats, in display order. */
export const importFormats = ['hoj', 'qduoj', 'fps', 'hydro', 'icpc', 'polygon'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const exportFormats = ['hoj', 'icpc'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const problemExchangeLimits = {
  uploadBytesMaximum: 2 * 1024 * 1024 * 1024,
  /** Problems per download. */
  exportMaximum: 500,
} as const;
