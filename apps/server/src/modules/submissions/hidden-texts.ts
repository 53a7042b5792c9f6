/** Texts shown instead of hidden content. */
import type { LocalisedText } from '@touchstone/contract';

export const hiddenTexts = {
  code: {
    'zh-CN': '管理员已关闭代码查看，此处不显示代码。',
    'zh-HK': '管理員已關閉程式碼查看，此處不顯示程式碼。',
    'en-US': 'The administrators have switched off viewing code. It is not shown here.',
  },
  errorMessage: {
    'zh-CN': '该提交没有可以查看的错误信息。',
    'zh-HK': '此提交沒有可以查看的錯誤資訊。',
    'en-US': 'The error message does not support viewing.',
  },
  errorMessageForAdministrators: {
    'zh-CN': '评测系统出错，与你的代码无关。原因已记录，管理员可以查看。',
    'zh-HK': '評測系統出錯，與你的程式無關。原因已記錄，管理員可以查看。',
    'en-US': 'The judge failed; your program did not cause it. The reason is kept for the administrators.',
  },
  errorMessageInContest: {
    'zh-CN': '比赛进行中，不能查看他人的错误信息。',
    'zh-HK': '比賽進行中，不能查看他人的錯誤資訊。',
    'en-US': 'Error messages of others are not shown during a contest.',
  },
} as const satisfies Record<string, LocalisedText>;
