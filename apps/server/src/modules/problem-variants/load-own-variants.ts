import { variantLimits, type Locale } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { checkSpending, findEndpoint } from '../assistant/index.ts';
import { presentOwn } from './variants.presenter.ts';
import { listVariantsOf } from './variants.repository.ts';

/** What the practice page shows of variants. */
export async function loadOwnVariants(
  parts: Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets'>,
  { userId, locale }: { userId: string; locale: Locale },
) {
  const endpoint = findEndpoint(parts);
  const [{ questionsLeft }, rows] = await Promise.all([
    checkSpending(parts, userId),
    listVariantsOf(parts.database, userId, variantLimits.ownMaximum),
  ]);
  return {
    isOffered: endpoint !== undefined,
    destination: endpoint?.url.host ?? null,
    questionsLeft,
    variants: rows.map((row) => presentOwn(row, locale)),
  };
}
