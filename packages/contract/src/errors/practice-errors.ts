import { business } from './define-errors.ts';

export const practiceErrors = {
  practiceTopicEmpty: business(400, [
    '这些知识点下还没有题目，请换一个。',
    '這些知識點下還沒有題目，請換一個。',
    'These topics have no problems yet. Choose others.',
  ]),
  practiceListGone: business(404, [
    '练习单不存在或已删除。',
    '練習單不存在或已刪除。',
    'The practice list does not exist or was deleted.',
  ]),
};
