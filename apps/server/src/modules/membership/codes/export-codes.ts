import type { Locale } from '@touchstone/contract';
import type { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts';
import { findBatch, listCodes } from './codes.repository.ts';
import { codePurpose } from './generate-codes.ts';

const headings: Record<Locale, string[]> = {
  'zh-CN': ['兑换码', '已使用次数', '可使用次数'],
  'zh-HK': ['兌換碼', '已使用次數', '可使用次數'],
  'en-US': ['Code', 'Uses', 'Uses allowed'],
};

/** Codes are money: every export is in the audit log. */
export async function exportCodes(
  { database, secrets }: Pick<Platform, 'database' | 'secrets'>,
  by: Actor,
  batchId: number,
): Promise<Readable> {
  const batch = await findBatch(database, batchId);
  if (batch === undefined) throw callError('membershipCodeUnknown');
  const codes = await listCodes(database, batchId);
  await recordAudit(database, by, {
    action: 'membership-codes.export',
    target: `membership codes ${String(batchId)}`,
  });
  const rows = codes.map(({ encryptedCode, useCount }) => [
    secrets.decrypt(encryptedCode, codePurpose),
    useCount,
    batch.usesPerCode,
  ]);
  return writeCsv([headings[by.origin.locale], ...rows]);
}
