import { business } from './define-errors.ts';

/** Errors of rejudge previews. */
export const rejudgePreviewErrors = {
  rejudgePreviewNotFound: business(404, [
    '没有这次重测预览。',
    '沒有這次重新評測預覽。',
    'Rejudge preview not found.',
  ]),
  rejudgePreviewScope: business(400, [
    '请指定要预览的题目或比赛。',
    '請指定要預覽的題目或比賽。',
    'Name a problem or a contest to preview.',
  ]),
  rejudgePreviewEmpty: business(400, [
    '没有可以预览的提交：都尚未评测完成，或由人工判定。',
    '沒有可以預覽的提交：都尚未評測完成，或由人手判定。',
    'There is nothing to preview: no submission has a verdict from a judge.',
  ]),
  rejudgePreviewTooLarge: business<{ maximum: number }>(400, ({ maximum }) => [
    `提交超过 ${String(maximum)} 份，请按题目分别预览。`,
    `提交超過 ${String(maximum)} 份，請按題目分別預覽。`,
    `There are more than ${String(maximum)} submissions. Preview one problem at a time.`,
  ]),
  rejudgePreviewRunning: business(400, [
    '预览仍在评测中，请等待其完成。',
    '預覽仍在評測中，請等待其完成。',
    'The preview is still being judged. Wait until it has finished.',
  ]),
  rejudgePreviewStale: business(400, [
    '预览开始后，提交、结果或评测数据有变化。请重新预览后再应用。',
    '預覽開始後，提交、結果或評測數據有變化。請重新預覽後再套用。',
    'Submissions, verdicts or judging data have changed since the preview. Start a fresh preview before you apply it.',
  ]),
  rejudgePreviewApplied: business(400, [
    '该预览已经应用。',
    '此預覽已經套用。',
    'The preview has already been applied.',
  ]),
  rejudgePreviewNotApplied: business(400, [
    '该预览尚未应用，或已经撤销。',
    '此預覽尚未套用，或已經復原。',
    'The preview was not applied, or has been undone already.',
  ]),
  rejudgePreviewNotUndoable: business(400, [
    '应用之后，其中的提交又有变化，无法撤销。',
    '套用之後，其中的提交又有變化，無法復原。',
    'Submissions have changed since the preview was applied, so it cannot be undone.',
  ]),
};
