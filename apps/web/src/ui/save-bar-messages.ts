import { defineMessages } from '../lib/messages.ts';

export const saveBarMessages = defineMessages({
  'zh-CN': { dirty: '有未保存的修改', clean: '所有修改都已保存', discard: '放弃修改', save: '保存' },
  'zh-HK': { dirty: '有未儲存的更改', clean: '所有更改均已儲存', discard: '放棄更改', save: '儲存' },
  'en-US': {
    dirty: 'You have unsaved changes',
    clean: 'All changes saved',
    discard: 'Discard',
    save: 'Save',
  },
});
