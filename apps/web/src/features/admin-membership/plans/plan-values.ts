import { membershipLimits } from '@touchstone/contract/membership-limits';
import type { Translations } from '@touchstone/rules/translated-text';
import { parseYuan, toYuan } from '../../../lib/money.ts';
import type { AdministeredPlan, SentPlan } from '../api/plans.ts';
import { isLengthValid, isWholeNumber, toDays, toLength, type LengthValues } from '../length-field.tsx';

export interface PlanValues {
  title: string;
  titleTranslations: Translations;
  level: number;
  length: LengthValues;
  isAnnual: boolean;
  /** In yuan, as typed. */
  price: number | string;
  position: number | string;
  isOffered: boolean;
}

const newPlan: PlanValues = {
  title: '',
  titleTranslations: {},
  level: 1,
  length: { isEndless: false, days: 30 },
  isAnnual: false,
  price: '',
  position: 0,
  isOffered: true,
};

export const toPlanValues = (plan: AdministeredPlan | undefined): PlanValues =>
  plan === undefined
    ? newPlan
    : {
        title: plan.title,
        titleTranslations: plan.titleTranslations,
        level: plan.level,
        length: toLength(plan.days),
        isAnnual: plan.isAnnual,
        price: toYuan(plan.priceFen),
        position: plan.position,
        isOffered: plan.isOffered,
      };

export const toSentPlan = (values: PlanValues): SentPlan => ({
  title: values.title.trim(),
  titleTranslations: values.titleTranslations,
  level: values.level,
  days: toDays(values.length),
  isAnnual: values.isAnnual,
  priceFen: parseYuan(values.price),
  position: Number(values.position),
  isOffered: values.isOffered,
});

const positionMaximum = 10_000;

function isPriceValid(price: PlanValues['price']): boolean {
  const fen = parseYuan(price);
  const isExact = Math.abs(Number(price) * 100 - fen) < 1e-6;
  return Number.isFinite(fen) && isExact && fen >= 0 && fen <= membershipLimits.priceMaximumFen;
}

export type PlanProblem = 'title' | 'length' | 'price' | 'position';

export function listPlanProblems({ title, length, price, position }: PlanValues): PlanProblem[] {
  return [
    ...(title.trim() === '' ? ['title' as const] : []),
    ...(isLengthValid(length) ? [] : ['length' as const]),
    ...(isPriceValid(price) ? [] : ['price' as const]),
    ...(isWholeNumber(position, 0, positionMaximum) ? [] : ['position' as const]),
  ];
}
