import { describeContestFormError, type ContestFormError } from '../contest-form.ts';
import { business } from './define-errors.ts';

/** Errors of contest administration. */
export const adminContestErrors = {
  contestNotYours: business(403, [
    '只能管理自己创建的比赛。',
    '只能管理自己建立的比賽。',
    'You can only manage your own contests.',
  ]),
  /** Names the field and the row. */
  contestFormInvalid: business<ContestFormError>(400, describeContestFormError),
  examSessionMissing: business(404, [
    '没有这个会话，可能已被释放。',
    '沒有這個工作階段，可能已被釋放。',
    'This session does not exist. It may have been released already.',
  ]),
  contestIdMissing: business(400, ['缺少比赛的 id。', '缺少比賽的 id。', 'The contest id is missing.']),
  contestProblemAdded: business(400, [
    '这道题目已在比赛中。',
    '這道題目已在比賽中。',
    'This problem is already in the contest.',
  ]),
  contestProblemNotInContest: business(400, [
    '比赛中没有这道题目，请刷新页面。',
    '比賽中沒有這道題目，請重新整理頁面。',
    'This problem is not in the contest. Reload the page.',
  ]),
  contestProblemOfAnother: business(403, [
    '这道题目未公开，只有作者和超级管理员可以将其加入比赛。',
    '這道題目未公開，只有作者和超級管理員可以將其加入比賽。',
    'This problem is not public. Only its author and super administrators can add it to a contest.',
  ]),
  resultsNotFinal: business(400, [
    '比赛结束后才能公布结果。',
    '比賽結束後才可公布結果。',
    'Results can be published after the contest has ended.',
  ]),
  resultsNeverFrozen: business(400, [
    '这场比赛没有封榜，结果一直是公开的。',
    '這場比賽沒有封榜，結果一直是公開的。',
    'The scoreboard of this contest was never frozen, so its results are public.',
  ]),
  /** Names that are not accounts. */
  participantUnknown: business<{ names: string }>(400, ({ names }) => [
    `没有这些账号：${names}。`,
    `沒有這些帳戶：${names}。`,
    `Unknown accounts: ${names}.`,
  ]),
  staffIsOwner: business(400, [
    '比赛的创建者已拥有全部权限，无需设为工作人员。',
    '比賽的建立者已擁有全部權限，毋須設為工作人員。',
    'The owner of the contest has all rights already.',
  ]),
  problemTypeOfContest: business(400, [
    '这道题目已用于比赛，不能更改类型。',
    '這道題目已用於比賽，不能更改類型。',
    'This problem is used in a contest, so its type cannot be changed.',
  ]),
  contestProblemArchived: business(403, [
    '已归档的题目不能加入比赛，请先恢复。',
    '已封存的題目不能加入比賽，請先還原。',
    'An archived problem cannot be added to a contest. Restore it first.',
  ]),
  contestProblemTypeDiffers: business(400, [
    '题目的类型与比赛赛制不同。',
    '題目的類型與比賽賽制不同。',
    'The problem type differs from the contest type.',
  ]),
};
