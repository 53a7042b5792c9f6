import { expect, it } from 'vitest';
import { rebaseValues } from './rebase-values.ts';
import { emptyCase, newProblemValues } from './problem-values.ts';

const sent = {
  ...newProblemValues(),
  problemId: 'p1',
  title: 'Sum',
  uploadedCases: [{ ...emptyCase(), input: '1.in', output: '1.out', inputDir: 'token', outputDir: 'token' }],
};
const stored = {
  ...sent,
  problemId: 'P1',
  uploadedCases: [{ ...emptyCase(), id: 5, input: '1.in', output: '1.out' }],
};

it('takes the stored value where nothing was typed meanwhile', () => {
  const { values, baseline } = rebaseValues(sent, sent, stored);
  expect(values).toEqual(baseline);
  expect(values).toMatchObject({ problemId: 'P1' });
  expect(values.uploadedCases[0]).toMatchObject({ id: 5, inputDir: '', key: sent.uploadedCases[0]?.key });
});

it('keeps input typed meanwhile', () => {
  const { values, baseline } = rebaseValues({ ...sent, title: 'Sum again' }, sent, stored);
  expect([values.title, baseline.title]).toEqual(['Sum again', 'Sum']);
});
