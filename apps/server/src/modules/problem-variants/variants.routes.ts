import { makePage, problemVariantsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { approveVariant, rejectVariant, undoDecision } from './decide-variant.ts';
import { cancelOwnVariant } from './cancel-variant.ts';
import { loadOwnVariants } from './load-own-variants.ts';
import { requestOwnVariant, requestVariant } from './request-variant.ts';
import { presentRow, presentVariant } from './variants.presenter.ts';
import { findVariant, listVariants } from './variants.repository.ts';
import { writeVariant } from './write-variant.ts';

const jobsAtOnce = 4;

export async function registerProblemVariants(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const getVariant = async (id: number) => {
    const row = await findVariant(database, id);
    if (row === undefined) throw callError('variantUnknown');
    return presentVariant(row);
  };
  registerCalls(app, authenticatorOf(platform), {
    calls: problemVariantsCalls,
    handlers: {
      'GET /api/practice-variants': ({ viewer, origin: { locale } }) =>
        loadOwnVariants(platform, { userId: viewer.id, locale }),
      'POST /api/practice-variant': async ({ viewer, body: { pid }, origin: { locale } }) => {
        await requestOwnVariant(platform, { viewer, problemId: pid });
        return loadOwnVariants(platform, { userId: viewer.id, locale });
      },
      'POST /api/practice-variant/cancel': async ({ viewer, body: { id }, origin: { locale } }) => {
        await cancelOwnVariant(platform, { userId: viewer.id, id });
        return loadOwnVariants(platform, { userId: viewer.id, locale });
      },
      'GET /api/admin/problem-variants': async ({ query }) => {
        const { rows, total } = await listVariants(database, { ...query, state: query.state });
        return makePage(rows.map(presentRow), total, query);
      },
      'GET /api/admin/problem-variant': ({ query: { id } }) => getVariant(id),
      'POST /api/admin/problem-variant': async ({ viewer, body }) => ({
        id: await requestVariant(platform, { viewer, displayId: body.problemId }),
      }),
      'POST /api/admin/problem-variant/approve': async ({ viewer, origin, body: { id } }) => {
        await approveVariant(platform, { viewer, origin, id });
        return getVariant(id);
      },
      'POST /api/admin/problem-variant/reject': async ({ viewer, origin, body: { id, reason } }) => {
        await rejectVariant(platform, { viewer, origin, id, reason });
        return getVariant(id);
      },
      'POST /api/admin/problem-variant/undo': async ({ viewer, origin, body: { id } }) => {
        await undoDecision(platform, { viewer, origin, id });
        return getVariant(id);
      },
    },
  });
  await platform.queue.work(
    'problem-variant.write',
    ({ data: { variantId }, isLastTry }) => writeVariant(platform, { variantId, isLastTry }),
    // Jobs wait for the model and the judge most of the time.
    { concurrency: jobsAtOnce },
  );
}
