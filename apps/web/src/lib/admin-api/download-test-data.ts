import { downloadLargeFile } from '../api/download-file.ts';
import { getLocale } from '../locale.ts';
import { session } from '../session.ts';

export const downloadTestData = (pid: number): Promise<void> =>
  downloadLargeFile({
    url: `/api/file/download-testcase?pid=${String(pid)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `problem_${String(pid)}_testcase.zip`,
  });
