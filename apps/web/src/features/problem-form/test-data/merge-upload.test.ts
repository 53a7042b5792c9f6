import { describe, expect, it } from 'vitest';
import { emptyCase, type CaseRow } from '../state/problem-values.ts';
import { mergeArchive, mergeFile } from './merge-upload.ts';

const row = (name: string, part: Partial<CaseRow> = {}): CaseRow => ({
  ...emptyCase(),
  id: Number(name),
  input: `${name}.in`,
  output: `${name}.out`,
  inputHash: `${name}-in`,
  outputHash: `${name}-out`,
  inputSize: 1,
  outputSize: 1,
  ...part,
});
const file = (name: string, [inputHash, outputHash] = [`${name}-in`, `${name}-out`]) => ({
  input: `${name}.in`,
  output: `${name}.out`,
  inputBytes: 2,
  outputBytes: 2,
  inputHash: inputHash ?? '',
  outputHash: outputHash ?? '',
  isOutputMissing: false,
});
const archive = (...fileList: ReturnType<typeof file>[]) => ({ fileList, fileListDir: 'zip' });
const oi = { scoring: 'oi', caseMode: 'default' } as const;
const subtasks = { scoring: 'oi', caseMode: 'subtask_lowest' } as const;
const shown = (rows: readonly CaseRow[]) =>
  rows.map(({ input, id, score, groupNum, inputDir, outputDir }) =>
    [input, id ?? 'new', `${score}@${groupNum}`, inputDir || 'stored', outputDir || 'stored'].join(' '),
  );

describe('an archive', () => {
  const rows = [row('1', { score: '40', groupNum: '1' }), row('2', { score: '60', groupNum: '2' })];

  it('with the same names keeps ids, subtasks and scores', () => {
    const merged = mergeArchive(rows, archive(file('1', ['new', '1-out']), file('2')), subtasks);
    expect(shown(merged)).toEqual(['1.in 1 40@1 zip stored', '2.in 2 60@2 stored stored']);
  });

  it('removes cases without files, and puts new cases into the subtask before them', () => {
    const merged = mergeArchive(rows, archive(file('2'), file('3')), subtasks);
    expect(shown(merged)).toEqual(['2.in 2 60@2 stored stored', '3.in new 60@2 zip zip']);
  });

  it('gives new cases no score where the author set scores by hand', () => {
    const merged = mergeArchive(rows, archive(file('1'), file('2'), file('3')), oi);
    expect(merged.map(({ score }) => score)).toEqual(['40', '60', '']);
  });

  it('shares evenly spread points again', () => {
    const even = [row('1', { score: '50' }), row('2', { score: '50' })];
    const merged = mergeArchive(even, archive(file('1'), file('2'), file('3'), file('4')), oi);
    expect(merged.map(({ score }) => score)).toEqual(['25', '25', '25', '25']);
  });

  it('takes a renamed answer', () => {
    const merged = mergeArchive(rows, archive({ ...file('1'), output: '1.ans' }), subtasks);
    expect(merged).toMatchObject([{ id: 1, output: '1.ans', outputDir: 'zip', inputDir: '' }]);
  });
});

describe('a single file', () => {
  const rows = [row('1', { score: '40' }), row('2', { score: '60' })];
  const single = (name: string) => ({
    name,
    bytes: 9,
    hash: 'h',
    fileListDir: 'one',
    emptyOutput: name.replace('.in', '.out'),
    emptyHash: 'e',
  });

  it.each([
    ['2.in', ['1.in 1 40@1 stored stored', '2.in 2 60@1 one stored']],
    ['2.out', ['1.in 1 40@1 stored stored', '2.in 2 60@1 stored one']],
    ['3.in', ['1.in 1 40@1 stored stored', '2.in 2 60@1 stored stored', '3.in new @1 one one']],
  ])('%s', (name, expected) => {
    expect(shown(mergeFile(rows, single(name), oi) ?? [])).toEqual(expected);
  });

  it.each(['3.out', 'notes.md'])('%s is refused', (name) => {
    expect(mergeFile(rows, single(name), oi)).toBeUndefined();
  });
});
