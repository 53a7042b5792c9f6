import type { ExportFormat } from '@touchstone/contract/problem-exchange';

const paths: Readonly<Record<ExportFormat, string>> = {
  hoj: '/api/file/export-problem',
  icpc: '/api/file/export-icpc-problem',
};

/** The browser saves it by itself, with its own progress, however large it is; the session's cookie goes along. */
export const exportAddress = (format: ExportFormat, ids: readonly number[]): string =>
  `${paths[format]}?${ids.map((id) => `pid=${String(id)}`).join('&')}`;
