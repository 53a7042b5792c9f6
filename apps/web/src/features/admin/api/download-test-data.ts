import { downloadLargeFile } from '../../../lib/api/download-file.ts';
import { getLocale } from '../../../lib/locale.ts';
import { session } from '../../../lib/session.ts';

export const downloadTestData = (pid: number): Promise<void> =>
  downloadLargeFile({
    url: `/api/file/download-testcase?pid=${String(pid)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `problem_${String(pid)}_testcase.zip`,
  });
