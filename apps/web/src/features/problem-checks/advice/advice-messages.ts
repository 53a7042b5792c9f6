import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const adviceMessages = defineMessages({
  'zh-CN': {
    limitButton: (limit: string) => `时限改为 ${limit}`,
    rightFails: (name: string, verdict: string) => `“${name}”应当通过，结果却是${verdict}`,
    atCase: (seq: number) => `（测试点 ${String(seq)}）`,
    wrongPasses: (name: string) => `“${name}”应当出错却全部通过：数据偏弱，请补充能使它出错的测试点。`,
    slowPasses: (name: string, time: string) =>
      `“${name}”应当超时却通过了，最慢 ${time}：请加大数据或缩短时限。`,
    or: '或',
    withScore: (verdict: string, score: number) => `${verdict}（${String(score)} 分）`,
    otherVerdict: (name: string, expected: string, actual: string) =>
      `“${name}”：预期${expected}，实际${actual}。`,
    judgeFailed: (name: string) => `“${name}”没有得到结果，请重新运行检查。`,
    cutShort: (name: string) => `“${name}”的运行总时间已达上限，只运行了一部分测试点。`,
    slowIsNear: (name: string, time: string, limit: string) =>
      `“${name}”应当超时，但最慢也只用了 ${time}（时限 ${limit}）：换一台快些的机器就可能通过。`,
    rightIsSlow: (name: string, time: string, percent: number) =>
      `正确的“${name}”用了 ${time}，已占时限的 ${String(percent)}%：留给选手的余量偏小。`,
    rightIsLarge: (name: string, memory: string, percent: number) =>
      `正确的“${name}”占用 ${memory} 内存，已达限制的 ${String(percent)}%。`,
    timeLimit: (name: string, time: string, limit: string) =>
      `最慢的正确解法“${name}”用了 ${time}，按其两到三倍取整，时限可设为 ${limit}。`,
    noRightSolution: '还没有预期为通过的解法，无法据此建议时限。',
    noWrongSolution: '再附上一个错误或过慢的解法，就能看出数据是否足够强。',
    catchingCases: (catching: number, total: number) =>
      `${String(total)} 个测试点中有 ${String(catching)} 个能拦下至少一个错误或过慢的解法。`,
  },
  'zh-HK': {
    limitButton: (limit: string) => `時限改為 ${limit}`,
    rightFails: (name: string, verdict: string) => `「${name}」應當通過，結果卻是${verdict}`,
    atCase: (seq: number) => `（測試點 ${String(seq)}）`,
    wrongPasses: (name: string) => `「${name}」應當出錯卻全部通過：測試數據偏弱，請補充能令它出錯的測試點。`,
    slowPasses: (name: string, time: string) =>
      `「${name}」應當超時卻通過了，最慢 ${time}：請加大數據或縮短時限。`,
    or: '或',
    withScore: (verdict: string, score: number) => `${verdict}（${String(score)} 分）`,
    otherVerdict: (name: string, expected: string, actual: string) =>
      `「${name}」：預期${expected}，實際${actual}。`,
    judgeFailed: (name: string) => `「${name}」沒有得到結果，請重新執行檢查。`,
    cutShort: (name: string) => `「${name}」的執行總時間已達上限，只執行了一部分測試點。`,
    slowIsNear: (name: string, time: string, limit: string) =>
      `「${name}」應當超時，但最慢也只用了 ${time}（時限 ${limit}）：換一部較快的機器便可能通過。`,
    rightIsSlow: (name: string, time: string, percent: number) =>
      `正確的「${name}」用了 ${time}，已佔時限的 ${String(percent)}%：留給參加者的餘量偏小。`,
    rightIsLarge: (name: string, memory: string, percent: number) =>
      `正確的「${name}」佔用 ${memory} 記憶體，已達限制的 ${String(percent)}%。`,
    timeLimit: (name: string, time: string, limit: string) =>
      `最慢的正確解法「${name}」用了 ${time}，按其兩至三倍取整，時限可設為 ${limit}。`,
    noRightSolution: '還沒有預期為通過的解法，無法據此建議時限。',
    noWrongSolution: '再附上一個錯誤或過慢的解法，便可看出數據是否足夠強。',
    catchingCases: (catching: number, total: number) =>
      `${String(total)} 個測試點中有 ${String(catching)} 個能攔下至少一個錯誤或過慢的解法。`,
  },
  'en-US': {
    limitButton: (limit: string) => `Set time limit to ${limit}`,
    rightFails: (name: string, verdict: string) => `“${name}” should be accepted, but got ${verdict}`,
    atCase: (seq: number) => ` (test case ${String(seq)})`,
    wrongPasses: (name: string) =>
      `“${name}” should fail, but passes every test case. The test data is weak: add a case that it fails.`,
    slowPasses: (name: string, time: string) =>
      `“${name}” should exceed the time limit, but passes in at most ${time}. Use larger data or a shorter limit.`,
    or: ' or ',
    withScore: (verdict: string, score: number) =>
      `${verdict} (${String(score)} ${score === 1 ? 'point' : 'points'})`,
    otherVerdict: (name: string, expected: string, actual: string) =>
      `“${name}”: expected ${expected}, got ${actual}.`,
    judgeFailed: (name: string) => `“${name}” has no result. Run the check again.`,
    cutShort: (name: string) => `“${name}” reached the limit on total run time, so only some test cases ran.`,
    slowIsNear: (name: string, time: string, limit: string) =>
      `“${name}” should exceed the time limit, but its slowest case takes only ${time} (limit ${limit}). It may pass on a faster machine.`,
    rightIsSlow: (name: string, time: string, percent: number) =>
      `The correct solution “${name}” takes ${time}, ${String(percent)}% of the time limit. That leaves little room for other solutions.`,
    rightIsLarge: (name: string, memory: string, percent: number) =>
      `The correct solution “${name}” uses ${memory}, ${String(percent)}% of the memory limit.`,
    timeLimit: (name: string, time: string, limit: string) =>
      `The slowest correct solution, “${name}”, takes ${time}. Two to three times that, rounded, gives a time limit of ${limit}.`,
    noRightSolution: 'No solution is expected to be accepted, so no time limit can be suggested.',
    noWrongSolution: 'Add a wrong or slow solution to see whether the test data is strong enough.',
    catchingCases: (catching: number, total: number) =>
      `${String(catching)} of ${plural(total, 'test case')} ${catching === 1 ? 'catches' : 'catch'} at least one wrong or slow solution.`,
  },
});
