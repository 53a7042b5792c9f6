import { texts, type ComingTexts } from './coming-texts.ts';

export const traditionalTexts: ComingTexts = {
  discussions: texts(
    '提問、分享題解、互相解答。',
    '按題目或分類瀏覽',
    '讚好、評論與回覆',
    '用 Markdown 寫公式和程式',
  ),
  adminSite: texts('管理網站的討論。', '查看大家的帖子', '置頂或關閉討論', '處理用戶的舉報'),
};
