import type { Locale } from '@touchstone/contract';
import { parseTranslations, titleFor } from '../../../platform/translated-columns.ts';
import type { CountedPlanRow, PlanRow } from './plans.repository.ts';

export const presentPlan = (row: PlanRow, locale: Locale) => ({
  id: row.id,
  title: titleFor(row, locale),
  level: row.level,
  days: row.days,
  isAnnual: row.isAnnual,
  priceFen: row.priceFen,
});

/** With the default title, since it is edited. */
export const presentAdministeredPlan = (row: PlanRow & Partial<Pick<CountedPlanRow, 'orderCount'>>) => ({
  id: row.id,
  title: row.title,
  titleTranslations: parseTranslations(row.titleTranslations),
  level: row.level,
  days: row.days,
  isAnnual: row.isAnnual,
  priceFen: row.priceFen,
  position: row.position,
  isOffered: row.isOffered,
  orderCount: row.orderCount ?? 0,
});
