import { defineMessages } from '../lib/messages.ts';

export const unsavedMessages = defineMessages({
  'zh-CN': {
    title: '放弃未保存的修改？',
    text: '离开之后，刚才填写的内容不会保留。',
    leave: '放弃并离开',
    stay: '继续编辑',
  },
  'zh-HK': {
    title: '放棄未儲存的更改？',
    text: '離開之後，剛才填寫的內容不會保留。',
    leave: '放棄並離開',
    stay: '繼續編輯',
  },
  'en-US': {
    title: 'Discard unsaved changes?',
    text: 'Your changes will be lost if you leave.',
    leave: 'Discard and leave',
    stay: 'Keep editing',
  },
});

/** Texts for pages that would lose something other than typed text. */
export interface UnsavedTexts {
  title: string;
  text: string;
  leave: string;
  stay: string;
}
