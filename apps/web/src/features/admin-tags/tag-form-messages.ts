import { defineMessages } from '../../lib/messages.ts';

export const tagFormMessages = defineMessages({
  'zh-CN': {
    newTag: '新建标签',
    editTag: '编辑标签',
    newClassification: '新建分类',
    editClassification: '编辑分类',
    ofSite: (site: string) => `用于 ${site} 的题目。`,
    name: '名称',
    tagPlaceholder: '例如：动态规划',
    classificationPlaceholder: '例如：算法',
    nameEmpty: '请填写名称',
    nameTooLong: (maximum: number) => `名称最长 ${String(maximum)} 个字符`,
    colorFormat: '颜色写成 #RGB 或 #RRGGBB',
    preview: '预览',
    classification: '分类',
    unclassified: '未分类',
    rank: '排序',
    rankText: '数字小的排在前面。',
    rankFormat: '请填写不小于 0 的整数',
    create: '创建',
    save: '保存',
    tagCreated: (name: string) => `已创建标签“${name}”`,
    tagSaved: (name: string) => `已保存标签“${name}”`,
    tagDeleted: (name: string) => `已删除标签“${name}”`,
    classificationCreated: (name: string) => `已创建分类“${name}”`,
    classificationSaved: (name: string) => `已保存分类“${name}”`,
    classificationDeleted: (name: string) => `已删除分类“${name}”`,
    deleteTagTitle: (name: string) => `删除标签“${name}”？`,
    deleteTagText: (count: number) =>
      count === 0
        ? '没有题目使用这个标签。删除后不能恢复。'
        : `${String(count)} 道题目带有这个标签。删除后它们会失去这个标签，题目本身不受影响。不能恢复。`,
    deleteClassificationTitle: (name: string) => `删除分类“${name}”？`,
    deleteClassificationText: (tags: number) =>
      tags === 0
        ? '这个分类里没有标签。删除后不能恢复。'
        : `其中的 ${String(tags)} 个标签会变成未分类，标签和带有它们的题目都保留。不能恢复。`,
    delete: '删除',
  },
  'zh-HK': {
    newTag: '新增標籤',
    editTag: '編輯標籤',
    newClassification: '新增分類',
    editClassification: '編輯分類',
    ofSite: (site) => `用於 ${site} 的題目。`,
    name: '名稱',
    tagPlaceholder: '例如：動態規劃',
    classificationPlaceholder: '例如：演算法',
    nameEmpty: '請填寫名稱',
    nameTooLong: (maximum) => `名稱最長 ${String(maximum)} 個字元`,
    colorFormat: '顏色須寫成 #RGB 或 #RRGGBB',
    preview: '預覽',
    classification: '分類',
    unclassified: '未分類',
    rank: '次序',
    rankText: '數字較小的排在前面。',
    rankFormat: '請填寫不小於 0 的整數',
    create: '新增',
    save: '儲存',
    tagCreated: (name) => `已新增標籤「${name}」`,
    tagSaved: (name) => `已儲存標籤「${name}」`,
    tagDeleted: (name) => `已刪除標籤「${name}」`,
    classificationCreated: (name) => `已新增分類「${name}」`,
    classificationSaved: (name) => `已儲存分類「${name}」`,
    classificationDeleted: (name) => `已刪除分類「${name}」`,
    deleteTagTitle: (name) => `刪除標籤「${name}」？`,
    deleteTagText: (count) =>
      count === 0
        ? '沒有題目使用此標籤。刪除後不能還原。'
        : `${String(count)} 道題目附有此標籤。刪除後它們會失去此標籤，題目本身不受影響。不能還原。`,
    deleteClassificationTitle: (name) => `刪除分類「${name}」？`,
    deleteClassificationText: (tags) =>
      tags === 0
        ? '此分類沒有標籤。刪除後不能還原。'
        : `其中的 ${String(tags)} 個標籤會變成未分類，標籤及附有它們的題目均會保留。不能還原。`,
    delete: '刪除',
  },
  'en-US': {
    newTag: 'New tag',
    editTag: 'Edit tag',
    newClassification: 'New category',
    editClassification: 'Edit category',
    ofSite: (site) => `For problems from ${site}.`,
    name: 'Name',
    tagPlaceholder: 'For example Dynamic programming',
    classificationPlaceholder: 'For example Algorithms',
    nameEmpty: 'Enter a name',
    nameTooLong: (maximum) => `Use at most ${String(maximum)} characters`,
    colorFormat: 'Use #RGB or #RRGGBB',
    preview: 'Preview',
    classification: 'Category',
    unclassified: 'Uncategorized',
    rank: 'Order',
    rankText: 'Smaller numbers come first.',
    rankFormat: 'Enter a whole number of 0 or more',
    create: 'Create',
    save: 'Save',
    tagCreated: (name) => `Tag “${name}” created`,
    tagSaved: (name) => `Tag “${name}” saved`,
    tagDeleted: (name) => `Tag “${name}” deleted`,
    classificationCreated: (name) => `Category “${name}” created`,
    classificationSaved: (name) => `Category “${name}” saved`,
    classificationDeleted: (name) => `Category “${name}” deleted`,
    deleteTagTitle: (name) => `Delete tag “${name}”?`,
    deleteTagText: (count) =>
      count === 0
        ? 'No problem uses this tag. This cannot be undone.'
        : `The tag will be removed from ${count === 1 ? '1 problem' : `${String(count)} problems`}. The problems themselves are not affected. This cannot be undone.`,
    deleteClassificationTitle: (name) => `Delete category “${name}”?`,
    deleteClassificationText: (tags) =>
      tags === 0
        ? 'This category has no tags. This cannot be undone.'
        : `Its ${tags === 1 ? 'tag becomes' : `${String(tags)} tags become`} uncategorized. Tags and problems are kept. This cannot be undone.`,
    delete: 'Delete',
  },
});
