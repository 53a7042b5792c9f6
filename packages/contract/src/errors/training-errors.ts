import { describeTrainingFormError, type TrainingFormError } from '../training-form.ts';
import { business } from './define-errors.ts';

/** Errors of trainings and their administration. `trainingNotFound` is one of `submission-errors.ts`. */
export const trainingErrors = {
  trainingOfGroup: business(403, [
    '该训练属于团队，仅团队成员可以参加。',
    '此訓練屬於小組，只有小組成員可以參加。',
    'This training belongs to a group. Only its members can take part.',
  ]),
  trainingNotRegistered: business(401, [
    '这是私有训练，请先输入密码加入。',
    '這是私有訓練，請先輸入密碼加入。',
    'This training is private. Enter its password first.',
  ]),
  trainingBarred: business(403, [
    '你已被禁止参加这个训练。',
    '你已被禁止參加這個訓練。',
    'You have been barred from this training.',
  ]),
  /** The data of the answer has the level. */
  trainingLocked: business<{ level: number }>(403, ({ level }) => [
    `该训练需要 1-${String(level)} 级会员。`,
    `此訓練需要 1-${String(level)} 級會員。`,
    `This training needs a level 1-${String(level)} membership.`,
  ]),
  trainingPasswordBlank: business(400, [
    '请输入训练密码。',
    '請輸入訓練密碼。',
    'Enter the training password.',
  ]),
  trainingPasswordWrong: business(400, [
    '训练密码错误，请重新输入。',
    '訓練密碼錯誤，請重新輸入。',
    'Wrong training password. Try again.',
  ]),
  trainingAlreadyRegistered: business(400, [
    '你已加入这个训练。',
    '你已加入這個訓練。',
    'You have already joined this training.',
  ]),
  trainingIsPublic: business(400, [
    '公开训练无需加入，可直接做题。',
    '公開訓練毋須加入，可直接做題。',
    'A public training needs no registration.',
  ]),
  trainingProblemMissing: business(404, [
    '训练中没有这道题目。',
    '訓練中沒有這道題目。',
    'This problem is not in the training.',
  ]),
  trainingAdminOnly: business(403, [
    '只有训练的创建者和管理员可以这样做。',
    '只有訓練的建立者和管理員可以這樣做。',
    'Only the author of the training and its administrators can do this.',
  ]),
  /** Names the field. */
  trainingFormInvalid: business<TrainingFormError>(400, describeTrainingFormError),
  trainingIdMissing: business(403, ['缺少训练的 id。', '缺少訓練的 id。', 'The training id is missing.']),
  trainingOutsideGroup: business(403, [
    '这个训练不属于任何团队，不能在团队中管理。',
    '這個訓練不屬於任何小組，不能在小組中管理。',
    'This training belongs to no group. It cannot be managed in a group.',
  ]),
  trainingInGroup: business(403, [
    '这个训练属于团队，请在团队中管理。',
    '這個訓練屬於小組，請在小組中管理。',
    'This training belongs to a group. Manage it in the group.',
  ]),
  trainingCategoryMissing: business(400, [
    '训练分类不存在，请刷新页面。',
    '訓練分類不存在，請重新整理頁面。',
    'The training category does not exist. Reload the page.',
  ]),
  trainingCategoryOfGroup: business(403, [
    '该训练分类属于其他团队。',
    '此訓練分類屬於其他小組。',
    'This training category belongs to another group.',
  ]),
  trainingProblemAdded: business(400, [
    '这道题目已在训练中。',
    '這道題目已在訓練中。',
    'This problem is already in the training.',
  ]),
  trainingProblemUnavailable: business(404, [
    '题目不存在或未公开，不能加入训练。',
    '題目不存在或未公開，不能加入訓練。',
    'The problem does not exist or is not public, so it cannot be added.',
  ]),
  trainingProblemNotOfGroup: business(404, [
    '没有这道题目，或它不是本团队的题目。',
    '沒有這道題目，或它不是本小組的題目。',
    'There is no such problem in this group.',
  ]),
  trainingProblemsTooMany: business<{ maximum: number }>(400, ({ maximum }) => [
    `一个训练最多 ${String(maximum)} 道题目。`,
    `一個訓練最多 ${String(maximum)} 道題目。`,
    `A training can have at most ${String(maximum)} problems.`,
  ]),
  trainingOrderOutdated: business(400, [
    '训练的题目已有变动，请刷新页面后再排序。',
    '訓練的題目已有變動，請重新整理頁面後再排序。',
    'The problems of the training have changed. Reload the page and order them again.',
  ]),
  trainingParticipantMissing: business(404, [
    '该用户没有加入这个训练。',
    '該用戶沒有加入這個訓練。',
    'This user has not joined the training.',
  ]),
  trainingChangedMeanwhile: business(400, [
    '有人在此期间保存过这个训练。请先载入最新内容，再保存你的修改。',
    '有人在此期間儲存過這個訓練。請先載入最新內容，再儲存你的更改。',
    'Another user saved this training in the meantime. Load the latest version before you save your changes.',
  ]),
};
