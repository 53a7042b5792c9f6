import { defineMessages } from './messages.ts';

/** The name of the entry in lists of contests, trainings and problems. */
export const similarityEntryMessages = defineMessages({
  'zh-CN': { compare: '代码比对', compareOf: (name: string) => `比对“${name}”的代码` },
  'zh-HK': { compare: '程式碼比對', compareOf: (name: string) => `比對「${name}」的程式碼` },
  'en-US': { compare: 'Compare programs', compareOf: (name: string) => `Compare programs of ${name}` },
});
