import { similarityCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { markPair, removeComparison } from './change-comparison.ts';
import { createFragmentFinder } from './fragment-finder.ts';
import { serveExport } from './export-pairs.ts';
import { loadComparison, loadComparisons, loadPair } from './get-comparisons.ts';
import { runComparisonJob } from './run-comparison.ts';
import { startComparison } from './start-comparison.ts';

export function registerSimilarity(app: FastifyInstance, platform: Platform) {
  const fragmentFinder = createFragmentFinder();
  app.addHook('onClose', () => fragmentFinder.stop());
  registerCalls(app, authenticatorOf(platform), {
    calls: similarityCalls,
    handlers: {
      'GET /api/similarity/comparisons': ({ query: { kind, target }, ...actor }) =>
        loadComparisons(platform, actor, { kind, id: target }),
      'POST /api/similarity/comparison': async ({ body, viewer, origin }) => {
        const { kind, target, problems, ...settings } = body;
        const id = await startComparison(
          platform,
          { viewer, origin },
          { ...settings, target: { kind, id: target }, problemIds: problems },
        );
        return { id };
      },
      'GET /api/similarity/comparison': ({ query, ...actor }) => loadComparison(platform, actor, query.id),
      'DELETE /api/similarity/comparison': async ({ query, viewer, origin }) => {
        await removeComparison(platform, { viewer, origin }, query.id);
        return null;
      },
      'GET /api/similarity/pair': ({ query, viewer }) =>
        loadPair({ database: platform.database, fragmentFinder }, viewer, query.id),
      'PUT /api/similarity/pair': async ({ body, viewer, origin }) => {
        await markPair(platform, { viewer, origin }, body);
        return null;
      },
    },
  });
  serveExport(app, platform);
  app.addHook('onReady', () =>
    platform.queue.work('similarity.compare', (run) => runComparisonJob(platform, run)),
  );
}
