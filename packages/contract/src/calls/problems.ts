import { z } from 'zod';
import { anyAdmin, defineCalls } from '../define-calls.ts';
import { nothing, optionalIdentifier, optionalText, text } from '../wire.ts';

const compiled = { 'zh-CN': '编译成功。', 'zh-HK': '編譯成功。', 'en-US': 'It compiles.' };

/** What is to be compiled, and the files beside it. */
const checkerSource = z.object({
  pid: optionalIdentifier(),
  code: optionalText(500_000),
  language: optionalText(64),
  extraFiles: z.record(text(255), text(500_000)).nullish(),
});

export const problemsCalls = defineCalls({
  'POST /api/admin/problem/compile-spj': {
    summary: 'Compiles the checker of a special judge, to show whether it does.',
    access: anyAdmin,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
  'POST /api/admin/problem/compile-interactive': {
    summary: 'Compiles an interactor, to show whether it does.',
    access: anyAdmin,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
});
