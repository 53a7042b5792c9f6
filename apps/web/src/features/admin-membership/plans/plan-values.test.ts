import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/membership-rows.ts';
import { listPlanProblems, toPlanValues, toSentPlan, type PlanValues } from './plan-values.ts';

describe('the form of a plan', () => {
  it.each([
    aPlan(),
    aPlan({ days: null, priceFen: 0, isOffered: false, titleTranslations: { 'en-US': 'x' } }),
  ])('returns a plan as it came', ({ id: _id, orderCount: _count, ...plan }) => {
    expect(toSentPlan(toPlanValues({ ...plan, id: 1, orderCount: 0 }))).toEqual(plan);
  });

  it.each<[string, Partial<PlanValues>, string[]]>([
    ['complete', {}, []],
    ['without a title', { title: ' ' }, ['title']],
    ['without days', { length: { isEndless: false, days: '' } }, ['length']],
    ['without a price', { price: '' }, ['price']],
    ['for free', { price: 0 }, []],
    ['with half a fen', { price: 1.005 }, ['price']],
    ['with cents', { price: '19.9' }, []],
    ['too expensive', { price: 1_000_001 }, ['price']],
    ['without a position', { position: '' }, ['position']],
  ])('%s', (_case, changes, problems) => {
    expect(listPlanProblems({ ...toPlanValues(aPlan()), ...changes })).toEqual(problems);
  });

  it('of a new plan lacks title and price', () => {
    expect(listPlanProblems(toPlanValues(undefined))).toEqual(['title', 'price']);
  });
});
