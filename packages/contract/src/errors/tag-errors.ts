import { tagLimits, tagSites } from '../tag-limits.ts';
import { business } from './define-errors.ts';

const longest = String(tagLimits.nameMaximum);
const sites = tagSites.join(', ');

/** Errors of tags and their classifications. */
export const tagErrors = {
  tagNameEmpty: business(400, ['标签名称不能为空。', '標籤名稱不能為空。', 'A tag needs a name.']),
  tagNameTooLong: business(400, [
    `标签名称最长为 ${longest} 个字符。`,
    `標籤名稱最長為 ${longest} 個字元。`,
    `The name of a tag has at most ${longest} characters.`,
  ]),
  tagNameTaken: business(400, [
    '已有同名标签，请换一个名称。',
    '已有同名標籤，請改用其他名稱。',
    'There is a tag with this name already. Choose another.',
  ]),
  tagColorFormat: business(400, [
    '颜色应写成 #RGB 或 #RRGGBB，例如 #4CAF50。',
    '顏色須寫成 #RGB 或 #RRGGBB，例如 #4CAF50。',
    'A color is written as #RGB or #RRGGBB, like #4CAF50.',
  ]),
  tagGone: business(400, [
    '标签不存在，可能已被删除。',
    '標籤不存在，可能已被刪除。',
    'There is no such tag. It may have been deleted.',
  ]),
  tagOfGroup: business(400, [
    '团队的标签请在团队内管理。',
    '小組的標籤請在小組內管理。',
    'Tags of a group are kept inside the group.',
  ]),
  tagSiteUnknown: business(400, [
    `题目来源应为以下之一：${sites}。`,
    `題目來源須為以下之一：${sites}。`,
    `The site of the problems must be one of: ${sites}.`,
  ]),
  tagSiteFixed: business(400, [
    '题目来源在创建之后不能修改。',
    '題目來源在建立之後不能更改。',
    'The site of the problems does not change after creation.',
  ]),
  classificationNameEmpty: business(400, [
    '分类名称不能为空。',
    '分類名稱不能為空。',
    'A classification needs a name.',
  ]),
  classificationNameTooLong: business(400, [
    `分类名称最长为 ${longest} 个字符。`,
    `分類名稱最長為 ${longest} 個字元。`,
    `The name of a classification has at most ${longest} characters.`,
  ]),
  classificationNameTaken: business(400, [
    '已有同名分类，请换一个名称。',
    '已有同名分類，請改用其他名稱。',
    'There is a classification with this name already. Choose another.',
  ]),
  classificationGone: business(400, [
    '分类不存在，可能已被删除。',
    '分類不存在，可能已被刪除。',
    'There is no such classification. It may have been deleted.',
  ]),
  classificationOfOtherSite: business(400, [
    '标签与分类的题目来源不一致，请选择同一来源的分类。',
    '標籤與分類的題目來源不一致，請選擇同一來源的分類。',
    'The tag and the classification belong to different sites. Choose one of the same site.',
  ]),
};
