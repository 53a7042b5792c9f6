/** Records on-site work of the contest staff: a text was printed, a balloon was delivered. */
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteDelivery, findBalloon, insertDelivery } from './balloons.repository.ts';
import { lockPrint, markPrinted } from './prints.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;
const targetOf = (contestId: number) => `contest ${String(contestId)}`;

export async function markPrintDone(
  { database }: Pick<Parts, 'database'>,
  by: Actor,
  { id, cid }: { id: number; cid: number },
) {
  await inTransaction(database, async (transaction) => {
    const print = await lockPrint(transaction, { id, contestId: cid });
    if (print === undefined) throw callError('printMissing');
    if (print.isPrinted) return;
    await markPrinted(transaction, id);
    const about = { print: id, username: print.username };
    await recordAudit(transaction, by, {
      action: 'contest-print.check',
      target: targetOf(cid),
      before: { ...about, status: 0 },
      after: { ...about, status: 1 },
    });
  });
}

export async function markBalloonDelivered(
  { database, clock }: Parts,
  by: Actor,
  contest: Parameters<typeof findBalloon>[1],
  { id, checked }: { id: number; checked: boolean },
) {
  await inTransaction(database, async (transaction) => {
    const balloon = await findBalloon(transaction, contest, id);
    if (balloon === undefined) throw callError('balloonMissing');
    const isChanged = checked
      ? await insertDelivery(transaction, { ...balloon, deliveredAt: clock() })
      : await deleteDelivery(transaction, balloon);
    if (!isChanged) return;
    const about = { submitId: id, uid: balloon.userId };
    await recordAudit(transaction, by, {
      action: 'contest-balloon.check',
      target: targetOf(contest.id),
      before: { ...about, checked: !checked },
      after: { ...about, checked },
    });
  });
}
