import type { ExportFormat } from '@touchstone/contract/problem-exchange';
import { downloadFile } from '../../../../lib/api/download-file.ts';
import { getLocale } from '../../../../lib/locale.ts';
import { session } from '../../../../lib/session.ts';

const paths: Readonly<Record<ExportFormat, string>> = {
  hoj: '/api/file/export-problem',
  icpc: '/api/file/export-icpc-problem',
};

export const exportAddress = (format: ExportFormat, ids: readonly number[]): string =>
  `${paths[format]}?${ids.map((id) => `pid=${String(id)}`).join('&')}`;

/**
 * A browser saves a link by itself, with its own progress, however large the file is, and shows the session's cookie. Over plain
 * HTTP it does not say that the link stands on our own page, and the server does not believe the cookie: the file is fetched.
 */
export const canBrowserSave = (): boolean => window.isSecureContext;

export const fetchExport = (url: string): Promise<void> =>
  downloadFile({
    url,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: 'problems.zip',
  });
