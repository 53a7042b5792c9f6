import type { ExportFormat } from '@touchstone/contract/problem-exchange';
import { downloadLargeFile } from '../api/download-file.ts';
import { getLocale } from '../locale.ts';
import { session } from '../session.ts';

const paths: Readonly<Record<ExportFormat, string>> = {
  hoj: '/api/file/export-problem',
  icpc: '/api/file/export-icpc-problem',
};

const exportAddress = (format: ExportFormat, ids: readonly number[]): string =>
  `${paths[format]}?${ids.map((id) => `pid=${String(id)}`).join('&')}`;

export const downloadExport = (format: ExportFormat, ids: readonly number[]): Promise<void> =>
  downloadLargeFile({
    url: exportAddress(format, ids),
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: 'problems.zip',
  });
