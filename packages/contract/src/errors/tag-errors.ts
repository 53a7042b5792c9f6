import { tagLimits, tagSites } from '../tag-limits.ts';
import { business } from './define-errors.ts';

const longest = String(tagLimits.nameMaximum);
const sites = tagSites.join(', ');

/** Errors of tags and their classifications. */
export const tagErrors = {
  tagNameEmpty: business(400, ['标签名称不能为空。', '標籤名稱不能為空。', 'Enter a name for the tag.']),
  tagNameTooLong: business(400, [
    `标签名称最长为 ${longest} 个字符。`,
    `標籤名稱最長為 ${longest} 個字元。`,
    `The name can have at most ${longest} characters.`,
  ]),
  tagNameTaken: business(400, [
    '已有同名标签，请换一个名称。',
    '已有同名標籤，請改用其他名稱。',
    'A tag with this name already exists.',
  ]),
  tagColorFormat: business(400, [
    '颜色应写成 #RGB 或 #RRGGBB，例如 #4CAF50。',
    '顏色須寫成 #RGB 或 #RRGGBB，例如 #4CAF50。',
    'The color must have the format #RGB or #RRGGBB, for example #4CAF50.',
  ]),
  tagGone: business(400, [
    '标签不存在，可能已被删除。',
    '標籤不存在，可能已被刪除。',
    'Tag not found. It may have been deleted.',
  ]),
  tagOfGroup: business(400, [
    '团队的标签请在团队内管理。',
    '小組的標籤請在小組內管理。',
    'Group tags are managed in the group.',
  ]),
  tagSiteUnknown: business(400, [
    `题目来源应为以下之一：${sites}。`,
    `題目來源須為以下之一：${sites}。`,
    `The problem source must be one of: ${sites}.`,
  ]),
  tagSiteFixed: business(400, [
    '题目来源在创建之后不能修改。',
    '題目來源在建立之後不能更改。',
    'The problem source cannot be changed after creation.',
  ]),
  classificationNameEmpty: business(400, [
    '分类名称不能为空。',
    '分類名稱不能為空。',
    'Enter a name for the category.',
  ]),
  classificationNameTooLong: business(400, [
    `分类名称最长为 ${longest} 个字符。`,
    `分類名稱最長為 ${longest} 個字元。`,
    `The name can have at most ${longest} characters.`,
  ]),
  classificationNameTaken: business(400, [
    '已有同名分类，请换一个名称。',
    '已有同名分類，請改用其他名稱。',
    'A category with this name already exists.',
  ]),
  classificationGone: business(400, [
    '分类不存在，可能已被删除。',
    '分類不存在，可能已被刪除。',
    'Category not found. It may have been deleted.',
  ]),
  classificationOfOtherSite: business(400, [
    '标签与分类的题目来源不一致，请选择同一来源的分类。',
    '標籤與分類的題目來源不一致，請選擇同一來源的分類。',
    'The tag and the category belong to different sources. Select a category of the same source.',
  ]),
};
