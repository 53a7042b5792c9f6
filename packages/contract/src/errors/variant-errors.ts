import { business } from './define-errors.ts';

export const variantErrors = {
  variantUnknown: business(404, ['变式题不存在。', '變式題不存在。', 'The variant does not exist.']),
  variantDecided: business(400, [
    '该变式题当前不能执行此操作，请刷新后重试。',
    '該變式題目前不能執行此操作，請重新載入後再試。',
    'This is not possible in the current state of the variant. Reload the page.',
  ]),
  variantSource: business(400, [
    '只有普通的本站题目可以生成变式题。',
    '只有普通的本站題目可以產生變式題。',
    'Only problems of this site without a special judge or interaction can have variants.',
  ]),
  variantsOpen: business<{ maximum: number }>(400, ({ maximum }) => [
    `最多可同时有 ${String(maximum)} 道变式题在生成或等待审核，请等待完成。`,
    `最多可同時有 ${String(maximum)} 道變式題在產生或等待審核，請等待完成。`,
    `You can have at most ${String(maximum)} variants under way. Wait until one is done.`,
  ]),
};
