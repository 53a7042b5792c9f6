import { texts, type ComingTexts } from './coming-texts.ts';

export const simplifiedTexts: ComingTexts = {
  discussions: texts(
    '提问、分享题解、互相解答。',
    '按题目或分类浏览',
    '点赞、评论与回复',
    '用 Markdown 写公式和代码',
  ),
  adminSite: texts('管理站点的讨论。', '查看大家的帖子', '置顶或关闭讨论', '处理用户的举报'),
};
