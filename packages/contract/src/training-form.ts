/**
 * Errors of the training form and their messages. The rules find the errors, the server refuses with them, and the web
 * shows them next to the field. Free of dependencies, so the web may import it.
 */
import type { LocalisedTuple } from './errors/define-errors.ts';
import {
  toErrorParameters,
  commonReasonTexts,
  type FormErrorParameters,
  type FormErrorDetails,
} from './form-errors.ts';

/** Names on the wire. */
export type TrainingFormField =
  | 'title'
  | 'description'
  | 'rank'
  | 'auth'
  | 'privatePwd'
  | 'trainingCategory'
  | 'color'
  | 'dueAt'
  | 'lateFactor';

export type TrainingFormReason =
  | 'missing'
  | 'tooLong'
  | 'notAllowed'
  | 'rankOutOfRange'
  | 'outOfTime'
  | 'factorInvalid'
  | 'colorInvalid'
  | 'nameTaken';

export interface TrainingFormError extends FormErrorDetails {
  field: TrainingFormField;
  reason: TrainingFormReason;
}

const fieldNames: Readonly<Record<TrainingFormField, LocalisedTuple>> = {
  title: ['训练标题', '訓練標題', 'The title'],
  description: ['训练简介', '訓練簡介', 'The introduction'],
  rank: ['训练编号', '訓練編號', 'The rank'],
  auth: ['训练权限', '訓練權限', 'The visibility'],
  privatePwd: ['训练密码', '訓練密碼', 'The password'],
  trainingCategory: ['训练分类', '訓練分類', 'The category'],
  color: ['分类颜色', '分類顏色', 'The colour'],
  dueAt: ['截止时间', '截止時間', 'The due date'],
  lateFactor: ['迟交系数', '遲交系數', 'The late factor'],
};

const reasonTexts: Readonly<Record<TrainingFormReason, (about: FormErrorParameters) => LocalisedTuple>> = {
  missing: commonReasonTexts.missing,
  tooLong: commonReasonTexts.tooLong,
  notAllowed: commonReasonTexts.notAllowed,
  rankOutOfRange: ({ field: [simplified, traditional, english], limit }) => [
    `${simplified}应为 0 至 ${limit} 的整数。`,
    `${traditional}須為 0 至 ${limit} 的整數。`,
    `${english} must be a whole number from 0 to ${limit}.`,
  ],
  outOfTime: ({ field: [simplified, traditional, english] }) => [
    `${simplified}不是有效的时间。`,
    `${traditional}不是有效的時間。`,
    `${english} is not a valid time.`,
  ],
  factorInvalid: ({ field: [simplified, traditional, english] }) => [
    `${simplified}应为 0 到 1 之间的数。`,
    `${traditional}須為 0 至 1 之間的數。`,
    `${english} must be a number from 0 to 1.`,
  ],
  colorInvalid: ({ field: [simplified, traditional, english] }) => [
    `${simplified}应为 #RRGGBB 或 rgb(…) 形式。`,
    `${traditional}須為 #RRGGBB 或 rgb(…) 形式。`,
    `${english} is written as #RRGGBB or rgb(…).`,
  ],
  nameTaken: ({ name }) => [
    `已有名为“${name}”的训练分类。`,
    `已有名為「${name}」的訓練分類。`,
    `There is already a category named ${name}.`,
  ],
};

/** In the order zh-CN, zh-HK, en-US. */
export const describeTrainingFormError = ({ field, reason, ...details }: TrainingFormError): LocalisedTuple =>
  reasonTexts[reason](toErrorParameters(fieldNames[field], details));
