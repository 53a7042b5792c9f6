import { defineMessages } from '../../../lib/messages.ts';

export const categoryMessages = defineMessages({
  'zh-CN': {
    title: '编辑讨论分类',
    text: '可以改名和新增。分类不能删除，因为已有的讨论属于它们。',
    name: (position: number) => `分类 ${String(position)}`,
    add: '添加分类',
    remove: (position: number) => `移除新分类 ${String(position)}`,
    empty: '名称不能为空',
    twice: '已有同名的分类',
    save: '保存',
    saved: '分类已保存',
  },
  'zh-HK': {
    title: '編輯討論分類',
    text: '可以改名及新增。分類不能刪除，因為已有討論屬於它們。',
    name: (position) => `分類 ${String(position)}`,
    add: '新增分類',
    remove: (position) => `移除新分類 ${String(position)}`,
    empty: '名稱不能留空',
    twice: '已有同名的分類',
    save: '儲存',
    saved: '分類已儲存',
  },
  'en-US': {
    title: 'Edit discussion categories',
    text: 'Rename categories or add new ones. Categories cannot be deleted because discussions belong to them.',
    name: (position) => `Category ${String(position)}`,
    add: 'Add category',
    remove: (position) => `Remove new category ${String(position)}`,
    empty: 'Enter a name',
    twice: 'Another category has this name',
    save: 'Save',
    saved: 'Categories saved',
  },
});
