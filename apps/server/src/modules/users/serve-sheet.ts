import { adminUsersDownloads } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { attachmentHeader } from '../../platform/http/attachment-header.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { fileStamp } from '../../platform/http/file-stamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { workbookMediaType, writeWorkbook } from '../../platform/spreadsheets/write-workbook.ts';
import { hashOfSheetKey, decryptSheet } from './sheet-cipher.ts';
import { findSheet } from './generated-sheets.repository.ts';

const name = 'GET /api/file/generate-user-excel';

/** Existing clients expect these texts. */
const sheetTitle = '用户数据';
const headings = ['用户名', '密码'];

/** A name for people, and without the key, which decrypts the passwords. */
const sheetName = (now: Date) => `users-${fileStamp(now)}.xlsx`;

export function serveSheet(app: FastifyInstance, platform: Platform) {
  const { access } = adminUsersDownloads[name];
  app.get<{ Querystring: { key?: unknown } }>(name.replace('GET ', ''), async (request, reply) => {
    await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    const key = typeof request.query.key === 'string' ? request.query.key : '';
    const keyHash = hashOfSheetKey(key);
    const content = keyHash && (await findSheet(platform.database, keyHash, platform.clock()));
    if (content === undefined) throw callError('sheetExpired');
    const rows = decryptSheet(key, content).map(({ username, password }) => [username, password]);
    return reply
      .header('content-type', workbookMediaType)
      .header('content-disposition', attachmentHeader(sheetName(platform.clock())))
      .header('cache-control', 'no-store')
      .send(writeWorkbook(sheetTitle, [headings, ...rows]));
  });
}
