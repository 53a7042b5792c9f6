import { codeMaximum, type CodeProblem } from '@touchstone/rules/judging/submit-code';
import { defineMessages } from '../../../lib/messages.ts';

type AfterLogin = { afterLogin: Record<'run' | 'submit', Record<'Login' | 'Register', string>> };

const maximum = String(codeMaximum);

/** Validation errors of code before it is sent. */
export const codeMessages = defineMessages({
  'zh-CN': {
    codeBlank: '代码不能为空',
    codeTooLong: `代码长度不能超过 ${maximum} 个字符`,
    languageNotAllowed: '这道题不能使用所选语言，请换一种语言',
    codeHasNul: '代码中有空字符（NUL），请删除后再试',
    afterLogin: {
      run: {
        Login: '登录后会自动运行你的代码。',
        Register: '注册后会自动运行你的代码，写好的内容都会保留。',
      },
      submit: {
        Login: '登录后会自动提交你的代码。',
        Register: '注册后会自动提交你的代码，写好的内容都会保留。',
      },
    },
  } satisfies Record<CodeProblem, string> & AfterLogin,
  'zh-HK': {
    codeBlank: '程式碼不能留空',
    codeTooLong: `程式碼長度不能超過 ${maximum} 個字元`,
    languageNotAllowed: '此題目不能使用所選語言，請選擇另一種語言',
    codeHasNul: '程式碼中有空字元（NUL），請刪除後再試',
    afterLogin: {
      run: {
        Login: '登入後會自動執行你的程式。',
        Register: '註冊後會自動執行你的程式，寫好的內容都會保留。',
      },
      submit: {
        Login: '登入後會自動提交你的程式。',
        Register: '註冊後會自動提交你的程式，寫好的內容都會保留。',
      },
    },
  },
  'en-US': {
    codeBlank: 'Code cannot be empty',
    codeTooLong: `Code cannot exceed ${maximum} characters`,
    languageNotAllowed: 'This language is not allowed for this problem. Choose another one',
    codeHasNul: 'The code contains a NUL character. Remove it and try again',
    afterLogin: {
      run: {
        Login: 'Your code runs right after you log in.',
        Register: 'Your code is kept and runs right after you sign up.',
      },
      submit: {
        Login: 'Your code is submitted right after you log in.',
        Register: 'Your code is kept and submitted right after you sign up.',
      },
    },
  },
});
