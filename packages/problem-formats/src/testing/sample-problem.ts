/** A problem that uses everything a problem can have. */
import { attachmentLink, type ProblemContent } from '../problem-content.ts';
import { textFile } from '../text-file.ts';

export const sampleProblem: ProblemContent = {
  displayId: 'SUM-7',
  title: 'A sum & <more>',
  titleTranslations: { 'zh-CN': '求和' },
  difficulty: 2,
  statement: {
    description: `Add them.\n\n![picture](${attachmentLink('图 1.png')})\n\n$a < b$`,
    input: 'Two numbers.',
    output: 'Their sum.',
    hint: 'No hint.',
    source: 'A book',
  },
  examples: [
    { input: '1 2\n', output: '3\n' },
    { input: '', output: '0' },
  ],
  scoring: 'oi',
  judgeMode: 'spj',
  caseMode: 'subtask_lowest',
  limits: { timeMs: 1500, memoryMb: 64, stackMb: 32 },
  checker: { language: 'C++', code: '#include "rules.h"\nint main() { return 0; }\n' },
  userExtraFiles: { 'library.h': '#pragma once\n' },
  judgeExtraFiles: { 'rules.h': 'const int rules = 1;\n' },
  fileIo: { inputName: 'sum.in', outputName: 'sum.out' },
  isTrailingBlankIgnored: false,
  areCaseResultsOpen: false,
  caseFeedback: 'position',
  isCodeSharingAllowed: false,
  languages: ['C', 'C++'],
  tags: ['math', '入门'],
  tagTranslations: { math: { 'zh-CN': '数学', 'zh-HK': '數學' } },
  codeTemplates: [{ language: 'C', code: 'int main(void) { }\n' }],
  cases: [
    { input: textFile('1.in', '1 2\n'), answer: textFile('1.out', '3\n'), score: 40, group: 1 },
    { input: textFile('2.in', '3 4\n'), answer: textFile('2.out', '7\n'), score: 60, group: 2 },
    { input: textFile('3.in', ''), answer: textFile('3.out', ''), score: 60, group: 2 },
  ],
  attachments: [{ name: '图 1.png', content: textFile('图 1.png', 'not really a picture') }],
  solutions: [
    { name: 'good.cpp', language: 'C++', code: 'int main() { }\n', expectedStatuses: [0] },
    { name: 'slow.py', language: 'Python3', code: 'while True: pass\n', expectedStatuses: [1, 8] },
  ],
  inputPrograms: [
    {
      kind: 'generator',
      name: 'gen.cpp',
      language: 'C++',
      code: 'int main() { }\n',
      argumentLines: ['{seed} 5'],
    },
    { kind: 'validator', name: 'val.cpp', language: 'C++', code: 'int main() { }\n', argumentLines: [] },
  ],
};
