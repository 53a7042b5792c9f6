import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const dueMessages = defineMessages({
  'zh-CN': {
    label: '截止时间',
    due: (time: string) => `截止时间 ${time}`,
    left: (span: string) => `还剩 ${span}`,
    over: '已截止',
    late: '迟交',
    lateHint: '在截止时间之后才通过',
    fullScore: '截止后通过的题目标为迟交，仍计全分。',
    noScore: '截止后通过的题目标为迟交，不计分。',
    factor: (percent: string) => `截止后通过的题目标为迟交，按 ${percent} 计分。`,
    lateCount: (count: number) => `其中 ${String(count)} 题迟交`,
  },
  'zh-HK': {
    label: '截止時間',
    due: (time) => `截止時間 ${time}`,
    left: (span) => `尚餘 ${span}`,
    over: '已截止',
    late: '遲交',
    lateHint: '在截止時間之後才通過',
    fullScore: '截止後通過的題目標為遲交，仍計全分。',
    noScore: '截止後通過的題目標為遲交，不計分。',
    factor: (percent) => `截止後通過的題目標為遲交，按 ${percent} 計分。`,
    lateCount: (count) => `其中 ${String(count)} 題遲交`,
  },
  'en-US': {
    label: 'Due date',
    due: (time) => `Due ${time}`,
    left: (span) => `${span} left`,
    over: 'Past due',
    late: 'Late',
    lateHint: 'Solved after the due date',
    fullScore: 'Problems solved later are marked late and count in full.',
    noScore: 'Problems solved later are marked late and score nothing.',
    factor: (percent) => `Problems solved later are marked late and score ${percent}.`,
    lateCount: (count) => `${plural(count, 'problem')} late`,
  },
});
