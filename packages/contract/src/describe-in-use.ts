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
  submissionsOutdated: (count) => [
    `正在进行的比赛中，已有 ${String(count)} 次提交按旧数据评测；之后的提交将按新数据评测。`,
    `正在進行的比賽中，已有 ${String(count)} 次提交按舊資料評測；之後的提交將按新資料評測。`,
    `In a running contest ${one(count, '1 submission was', 'submissions were')} judged by the old data; later ones would be judged by the new data.`,
  ],
  submissionsRejudged: (count) => [
    `正在进行的比赛中，${String(count)} 次提交会重新评测，榜单可能改变。`,
    `正在進行的比賽中，${String(count)} 次提交會重新評測，榜單可能改變。`,
    `${one(count, '1 submission', 'submissions')} of a running contest would be judged again, and the scoreboard may change.`,
  ],
  marksMoved: (count) => [
    `${String(count)} 名学员的成绩会改变。`,
    `${String(count)} 名學員的成績會改變。`,
    `The marks of ${one(count, '1 learner', 'learners')} would change.`,
  ],
  progressDeleted: (count) => [
    `${String(count)} 名学员在这个训练中的进度会被永久删除。`,
    `${String(count)} 名學員在此訓練中的進度會被永久刪除。`,
    `The progress of ${one(count, '1 learner', 'learners')} in this training would be deleted for good.`,
  ],
  contestantsDeleted: (count) => [
    `${String(count)} 名用户正在参加比赛，删除后会从榜单上消失，其他人的名次也会改变。`,
    `${String(count)} 名用戶正在參加比賽，刪除後會從榜單上消失，其他人的名次也會改變。`,
    `${one(count, '1 user is', 'users are')} taking part in a running contest and would vanish from its scoreboard; the ranks of others would change.`,
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
