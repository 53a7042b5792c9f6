/** Problems with cases, languages, tags and templates. */
import { at, type SiteRows } from './row-parts.ts';

export const problems: SiteRows = {
  problem: [
    {
      id: 1000,
      problem_id: 'HOJ-1',
      title: 'A+B',
      author: 'alice',
      description: 'Add **two** numbers.',
      input: 'a b',
      output: 'sum',
      examples: '<input>1 2</input><output>3</output>',
      is_upload_case: 1,
      gmt_create: at(3),
    },
    {
      id: 1001,
      problem_id: 'HOJ-2',
      title: '检查器',
      author: '未知',
      type: 1,
      judge_mode: 'spj',
      spj_code: 'int main(){return 0;}',
      spj_language: 'C++',
      is_upload_case: 0,
      auth: 3,
      user_extra_file: '{"lib.h":"#define X 1"}',
      gmt_create: at(3),
    },
  ],
  problem_case: [
    { id: 1, pid: 1000, input: '1.in', output: '1.out' },
    { id: 2, pid: 1000, input: '2.in', output: '2.out' },
    { id: 3, pid: 1001, input: '5\r\n', output: '25\r\n', score: 100 },
  ],
  language: [
    { id: 11, name: 'C', oj: 'ME' },
    { id: 12, name: 'Python3', oj: 'ME' },
  ],
  tag_classification: [{ id: 1, name: '算法', oj: 'ME', rank: 1 }],
  tag: [
    { id: 1, name: '模拟', color: '#fff', tcid: 1 },
    { id: 2, name: '模拟', gid: 1000 },
  ],
  problem_tag: [{ pid: 1000, tid: 1 }],
  problem_language: [
    { pid: 1000, lid: 11 },
    { pid: 1000, lid: 12 },
  ],
  code_template: [{ id: 1, pid: 1000, lid: 11, code: '//TEMPLATE BEGIN', status: 1 }],
};
