import { business } from './define-errors.ts';

/** Errors of problems that travel between sites. */
export const problemExchangeErrors = {
  storageFull: business(500, [
    '服务器磁盘空间不足，文件未能保存，请联系站点管理员。',
    '伺服器磁碟空間不足，檔案未能儲存，請聯絡網站管理員。',
    'The server has no disk space left for this file. Please tell whoever runs this site.',
  ]),
};
