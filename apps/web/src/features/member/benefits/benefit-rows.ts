/** What levels give, as text. Rows in which all levels are alike say nothing and are left out. */
import type { Benefits } from '../api/membership.ts';
import type { benefitsMessages } from './benefits-messages.ts';

type Words = (typeof benefitsMessages)['zh-CN'];

export interface BenefitCell {
  text: string;
  /** For a mark instead of the word. */
  isGiven?: boolean;
}

export interface BenefitRow {
  key: keyof Words['rows'];
  /** By level, from 0. */
  cells: BenefitCell[];
}

const cellsOf: Record<BenefitRow['key'], (benefits: Benefits, m: Words) => BenefitCell> = {
  solutions: ({ canReadSolutions }, m) => ({
    text: canReadSolutions ? m.yes : m.no,
    isGiven: canReadSolutions,
  }),
  assistant: ({ assistantQuota }, m) => ({
    text: assistantQuota === 0 ? m.none : m.questions(assistantQuota),
  }),
  interval: ({ submitInterval }, m) => {
    if (submitInterval === null) return { text: m.usual };
    return { text: submitInterval === 0 ? m.noWait : m.seconds(submitInterval) };
  },
  discussions: ({ discussionsPerDay }, m) => ({
    text: discussionsPerDay === null ? m.usual : m.posts(discussionsPerDay),
  }),
};

export function compareLevels(benefits: readonly Benefits[], m: Words): BenefitRow[] {
  const keys = Object.keys(cellsOf) as BenefitRow['key'][];
  return keys
    .map((key) => ({ key, cells: benefits.map((one) => cellsOf[key](one, m)) }))
    .filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1);
}

/** What a level gives beyond an account without a membership, as a list of sentences. */
export function listGiven(benefits: readonly Benefits[], level: number, m: Words): string[] {
  const [base] = benefits;
  const own = benefits[level];
  if (base === undefined || own === undefined) return [];
  const { canReadSolutions, assistantQuota, submitInterval, discussionsPerDay } = own;
  const given = [
    canReadSolutions && !base.canReadSolutions && m.given.solutions,
    assistantQuota > base.assistantQuota && m.given.assistant(assistantQuota),
    submitInterval !== null &&
      submitInterval !== base.submitInterval &&
      (submitInterval === 0 ? m.given.noInterval : m.given.interval(submitInterval)),
    discussionsPerDay !== null &&
      discussionsPerDay !== base.discussionsPerDay &&
      m.given.discussions(discussionsPerDay),
  ];
  return given.filter((text) => text !== false);
}
