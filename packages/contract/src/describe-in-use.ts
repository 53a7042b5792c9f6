import type { LocalisedTuple } from './errors/define-errors.ts';
import { listEffects, type EffectKind, type Effects } from './in-use.ts';

const one = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : `${String(count)} ${plural}`;

const sentences: Readonly<Record<EffectKind, (count: number) => LocalisedTuple>> = {
  contestantsShutOut: (count) => [
    `${String(count)} 名正在参赛的选手将立即无法继续。`,
    `${String(count)} 名正在參賽的選手將即時無法繼續。`,
    `${one(count, '1 contestant who is', 'contestants who are')} taking part now would be shut out at once.`,
  ],
  contestantsRescored: (count) => [
    `${String(count)} 名选手的成绩会改变。`,
    `${String(count)} 名選手的成績會改變。`,
    `The results of ${one(count, '1 contestant', 'contestants')} would change.`,
  ],
  submissionsRevealed: (count) => [
    `封榜后的 ${String(count)} 次提交的结果将立即公开。`,
    `封榜後的 ${String(count)} 次提交的結果將即時公開。`,
    `The hidden results of ${one(count, '1 submission', 'submissions')} would be shown at once.`,
  ],
  submissionsDeleted: (count) => [
    `${String(count)} 次提交将被永久删除。`,
    `${String(count)} 次提交將被永久刪除。`,
    `${one(count, '1 submission', 'submissions')} would be deleted for good.`,
  ],
  submissionsDetached: (count) => [
    `${String(count)} 次提交将不再属于任何比赛，榜单随之消失。`,
    `${String(count)} 次提交將不再屬於任何比賽，榜單隨之消失。`,
    `${one(count, '1 submission', 'submissions')} would belong to no contest any more, and the scoreboard would be gone.`,
  ],
};

/** A sentence for each effect, in the order zh-CN, zh-HK, en-US. */
export const describeEffects = (effects: Effects): LocalisedTuple[] =>
  listEffects(effects).map((kind) => sentences[kind](effects[kind] ?? 0));

export function describeInUse(effects: Effects): LocalisedTuple {
  const texts = describeEffects(effects);
  return [
    texts.map(([simplified]) => simplified).join(''),
    texts.map(([, traditional]) => traditional).join(''),
    texts.map(([, , english]) => english).join(' '),
  ];
}
