import { describe, expect, it } from 'vitest';
import type { ProblemValues } from '../state/problem-values.ts';
import { aCase, aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { TestDataSection } from './test-data-section.tsx';

const uploaded = [
  aCase({
    id: 1,
    input: '1.in',
    output: '1.out',
    score: '40',
    groupNum: '1',
    inputSize: 1024,
    outputSize: 512,
  }),
  aCase({ id: 2, input: '2.in', output: '2.out', score: '60', groupNum: '2', inputSize: 10 }),
];
const typed = [
  aCase({ input: '1 2', output: '3', score: '50' }),
  aCase({ input: '3 4', output: '7', score: '50' }),
];
const render = (values: Partial<ProblemValues>, problemId?: number) =>
  renderFormPart(<TestDataSection problemId={problemId} isInRunningContest={false} />, aForm(values));

describe('uploaded test data', () => {
  it('shows files and sizes without points in ACM', () => {
    const markup = render({ uploadedCases: uploaded });
    expect(markup.text).toContain('2 test cases');
    expect(markup.text).toContain('1.5 KB');
    expect(markup.names('button')).not.toContain('Distribute 100 points');
    expect(markup.names('textbox')).toEqual([]);
  });

  it('has a points field for each case in OI', () => {
    const markup = render({ uploadedCases: uploaded, scoring: 'oi' });
    expect(markup.text).toContain('2 test cases, 100 points in total');
    expect(markup.names('textbox')).toEqual(['Score of 1.in', 'Score of 2.in']);
    expect(markup.text).not.toContain('The full score is not 100');
  });

  it('has a subtask field too in a subtask mode, and sums up each subtask', () => {
    const markup = render({ uploadedCases: uploaded, scoring: 'oi', caseMode: 'subtask_lowest' });
    expect(markup.names('textbox')).toContain('Subtask of 2.in');
    expect(markup.text).toContain('Subtask 1: 1 test case, 40 points');
    expect(markup.text).toContain('Subtask 2: 1 test case, 60 points');
  });

  it('warns if the full score is not 100', () => {
    const [first] = uploaded;
    const markup = render({ uploadedCases: first === undefined ? [] : [first], scoring: 'oi' });
    expect(markup.text).toContain('1 test case, 40 points in total');
    expect(markup.text).toContain('The full score is not 100');
  });

  it('shows the content of stored cases, and says that uploaded ones are not saved', () => {
    const stored = render({ uploadedCases: uploaded }, 7);
    expect(stored.names('button')).toContain('View 1.in');
    expect(stored.text).not.toContain('This data was just uploaded.');
    const fresh = render({ uploadedCases: [aCase({ input: '1.in', inputDir: 'staged' })] }, 7);
    expect(fresh.names('button')).not.toContain('View 1.in');
    expect(fresh.text).toContain('This data was just uploaded.');
  });

  it('renders only the visible ones of thousands of cases', () => {
    const many = Array.from({ length: 3000 }, (_, index) => aCase({ input: `${String(index)}.in` }));
    const markup = render({ uploadedCases: many });
    expect(markup.all('row').length).toBeLessThan(60);
    expect(markup.get('table', 'Test cases').attribute('aria-rowcount')).toBe('3001');
  });

  it('marks an invalid score after an attempt to save', () => {
    const wrong = [aCase({ input: '1.in', output: '1.out', score: '-1', inputSize: 1 })];
    const form = aForm({ uploadedCases: wrong, scoring: 'oi' });
    form.attempt();
    const markup = renderFormPart(<TestDataSection problemId={undefined} isInRunningContest={false} />, form);
    expect(markup.get('textbox', 'Score of 1.in').attribute('aria-invalid')).toBe('true');
  });
});

describe('typed test data', () => {
  it('can be reordered only within the list', () => {
    const markup = render({ areCasesTyped: true, typedCases: typed });
    expect(markup.names('group').filter((name) => name.startsWith('Test case'))).toEqual([
      'Test case 1',
      'Test case 2',
    ]);
    expect(markup.get('button', 'Move test case 1 up').isDisabled).toBe(true);
    expect(markup.get('button', 'Move test case 1 down').isDisabled).toBe(false);
    expect(markup.get('button', 'Move test case 2 down').isDisabled).toBe(true);
  });

  it('hides the uploaded cases, which are not saved then', () => {
    const markup = render({ areCasesTyped: true, typedCases: typed, uploadedCases: uploaded });
    expect(markup.text).not.toContain('1.in');
    expect(markup.find('button', 'Choose file')).toBeUndefined();
  });
});
