import { describeProblemFormError, type ProblemFormError } from '../problem-form.ts';
import { business, type LocalisedTuple } from './define-errors.ts';

const namedAtMost = 5;

/** The first ones by title, and the number of the others. */
function nameSome(
  titles: readonly string[],
  [simplified, traditional]: readonly [string, string],
): LocalisedTuple {
  const named = titles.slice(0, namedAtMost);
  const others = titles.length - named.length;
  return [
    named.map((title) => `“${title}”`).join('、') +
      (others > 0 ? `等 ${String(titles.length)} ${simplified}` : ''),
    named.map((title) => `「${title}」`).join('、') +
      (others > 0 ? `等 ${String(titles.length)} ${traditional}` : ''),
    named.map((title) => `"${title}"`).join(', ') + (others > 0 ? ` and ${String(others)} more` : ''),
  ];
}

interface ProblemUses {
  contests: readonly string[];
  trainings: readonly string[];
  /** Trainings of groups, whose titles only their members know. */
  groupTrainings: number;
}

/** Each kind that uses the problem, in the order zh-CN, zh-HK, en-US. */
function describeUses({ contests, trainings, groupTrainings }: ProblemUses): LocalisedTuple[] {
  const uses: LocalisedTuple[] = [];
  if (contests.length > 0) {
    const [simplified, traditional, english] = nameSome(contests, ['场比赛', '場比賽']);
    uses.push([`比赛${simplified}`, `比賽${traditional}`, english]);
  }
  if (trainings.length > 0) {
    const [simplified, traditional, english] = nameSome(trainings, ['个训练', '個訓練']);
    uses.push([`训练${simplified}`, `訓練${traditional}`, english]);
  }
  const count = String(groupTrainings);
  if (groupTrainings > 0)
    uses.push([
      `${count} 个团队训练`,
      `${count} 個小組訓練`,
      `${count} ${groupTrainings === 1 ? 'training of a group' : 'trainings of groups'}`,
    ]);
  return uses;
}

/** Errors of problem administration. */
export const adminProblemErrors = {
  coAuthorNotAdmin: business<{ names: string }>(400, ({ names }) => [
    `这些账号不存在，或不是管理员：${names}。`,
    `這些帳戶不存在，或不是管理員：${names}。`,
    `These accounts do not exist or are not administrators: ${names}.`,
  ]),
  problemNotYours: business(403, [
    '只能修改自己的题目。',
    '只能更改自己的題目。',
    'You can only change your own problems.',
  ]),
  problemPublishForbidden: business(403, [
    '没有权限公开题目，请联系超级管理员或题目管理员。',
    '沒有權限公開題目，請聯絡超級管理員或題目管理員。',
    'You do not have permission to publish problems. Ask a super administrator or problem administrator.',
  ]),
  problemDeleteForbidden: business(403, [
    '没有权限删除题目，请联系超级管理员或题目管理员。',
    '沒有權限刪除題目，請聯絡超級管理員或題目管理員。',
    'You do not have permission to delete problems. Ask a super administrator or problem administrator.',
  ]),
  /** Its results belong to contests, or trainings contain it. */
  problemInUse: business<ProblemUses>(400, (used) => {
    const uses = describeUses(used);
    return [
      `题目用于${uses.map(([simplified]) => simplified).join('和')}，不能删除。可以归档。`,
      `題目用於${uses.map(([, traditional]) => traditional).join('和')}，不能刪除。可以封存。`,
      `The problem is used in ${uses.map(([, , english]) => english).join(' and ')}, so it cannot be deleted. It can be archived.`,
    ];
  }),
  groupProblemInUse: business<ProblemUses>(400, (used) => {
    const uses = describeUses(used);
    return [
      `题目用于${uses.map(([simplified]) => simplified).join('和')}，不能删除。可以改为隐藏。`,
      `題目用於${uses.map(([, traditional]) => traditional).join('和')}，不能刪除。可以改為隱藏。`,
      `The problem is used in ${uses.map(([, , english]) => english).join(' and ')}, so it cannot be deleted. It can be hidden.`,
    ];
  }),
  problemUsedOutsideGroup: business<ProblemUses>(400, (used) => {
    const uses = describeUses(used);
    return [
      `题目用于团队之外的${uses.map(([simplified]) => simplified).join('和')}，不能收回到团队。`,
      `題目用於小組以外的${uses.map(([, traditional]) => traditional).join('和')}，不能收回到小組。`,
      `The problem is used outside the group, in ${uses.map(([, , english]) => english).join(' and ')}, so the group cannot take it back.`,
    ];
  }),
  problemArchived: business(400, [
    '题目已归档。请先恢复，再修改可见性。',
    '題目已封存。請先還原，再更改可見性。',
    'The problem is archived. Restore it before you change its visibility.',
  ]),
  /** Names the field and the row. */
  problemFormInvalid: business<ProblemFormError>(400, describeProblemFormError),
  problemIdTaken: business<{ problemId: string }>(400, ({ problemId }) => [
    `题目编号 ${problemId} 已被使用，请换一个。`,
    `題目編號 ${problemId} 已被使用，請改用另一個。`,
    `The problem ID ${problemId} is already in use.`,
  ]),
  problemIdMissing: business(400, ['缺少题目的 id。', '缺少題目的 id。', 'The problem id is missing.']),
  problemChangedMeanwhile: business<{ username: string }>(400, ({ username }) => [
    `${username} 在此期间保存过这道题。请先载入最新内容，再保存你的修改。`,
    `${username} 在此期間儲存過這道題。請先載入最新內容，再儲存你的更改。`,
    `${username} saved this problem in the meantime. Load the latest version before you save your changes.`,
  ]),
  problemAuthorUnknown: business<{ username: string }>(400, ({ username }) => [
    `没有名为 ${username} 的用户，无法设为作者。`,
    `沒有名為 ${username} 的用戶，無法設為作者。`,
    `Cannot set the author: there is no user ${username}.`,
  ]),
  problemCaseUnknown: business<{ name: string }>(400, ({ name }) => [
    `测试数据 ${name} 不存在，请重新上传或刷新页面。`,
    `測試數據 ${name} 不存在，請重新上載或重新整理頁面。`,
    `Test data ${name} not found. Upload it again or reload the page.`,
  ]),
  problemNothingOutdated: business(400, [
    '没有需要重新评测的提交。',
    '沒有需要重新評測的提交。',
    'There are no submissions to rejudge.',
  ]),
  problemRejudgeRunning: business(400, [
    '该题目正在重新评测，请等待完成。',
    '此題目正在重新評測，請等待完成。',
    'This problem is already being rejudged. Wait until it is finished.',
  ]),
};
