import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { counterExampleQuery, type CounterExampleSearch } from '../../lib/counter-example.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { counterExampleMessages } from './counter-example-messages.ts';
import { CounterExample, SearchState } from './counter-example.tsx';

const ready: CounterExampleSearch = {
  state: 'ready',
  reason: null,
  retryAfterSeconds: null,
  tried: 0,
  shrinkSteps: 0,
  fault: null,
  example: null,
};
const example = {
  input: '2\n0 0\n',
  expected: '1\n',
  output: '2\n',
  status: statuses.wrongAnswer,
  note: null,
  message: null,
  time: 3,
  referenceTime: 1,
};
const nothing = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a counter-example in %s', (locale) => {
  const m = counterExampleMessages[locale];
  const load = (search: CounterExampleSearch | Error | undefined, isExpected = false) =>
    renderMarkup(<CounterExample submitId={7} isExpected={isExpected} />, {
      locale,
      queries: search === undefined ? [] : [[counterExampleQuery(7).queryKey, search]],
    });
  const show = (search: Partial<CounterExampleSearch>, onRunInput?: (input: string) => void) =>
    renderMarkup(
      <SearchState
        search={{ ...ready, ...search }}
        isStarting={false}
        failure={undefined}
        onStart={nothing}
        onRunInput={onRunInput}
      />,
      { locale },
    );

  it('is offered with a hint', () => {
    const markup = load(ready);
    expect(markup.find('button', m.find)).toBeDefined();
    expect(markup.text).toContain(m.hint);
  });

  it('is nothing while it loads, unless its place is known, and where there can be none', () => {
    expect(load(undefined).text).toBe('');
    expect(load({ ...ready, state: 'unavailable', reason: 'problem' }).text).toBe('');
    expect(load(new Error('offline')).text).toBe('');
    expect(load(new Error('offline'), true).text).toBe(m.loadFailed);
  });

  it.each([
    [{ state: 'waiting' }, m.waiting],
    [{ state: 'running' }, m.running],
    [{ state: 'none', tried: 400 }, m.none(400)],
    [{ state: 'off', reason: 'contest' }, m.off.contest],
    [{ state: 'off', reason: 'limit', retryAfterSeconds: 61 }, m.off.limit(2)],
  ] as const)('says %j without a button', (search, text) => {
    const markup = show(search);
    expect(markup.text).toContain(text);
    expect(markup.find('button', m.find)).toBeUndefined();
  });

  it.each([
    ['program', m.faults.program],
    ['judge', m.faults.judge],
    ['generator', m.faults.problem],
    ['reference', m.faults.problem],
  ] as const)('that failed because of the %s can be tried again', (fault, text) => {
    const markup = show({ state: 'failed', fault });
    expect(markup.text).toContain(text);
    expect(markup.find('button', m.again)).toBeDefined();
  });

  it('shows the input, both outputs and the first difference', () => {
    const markup = show({ state: 'found', example });
    expect(markup.text).toContain(m.found(2));
    for (const label of [m.input, m.expected, m.output]) expect(markup.find('region', label)).toBeDefined();
    expect(markup.get('region', m.output).text).toBe('2');
    expect(markup.find('button', m.run)).toBeUndefined();
  });

  it('does not explain the marked difference a second time', () => {
    const note = {
      code: 'difference',
      kind: 'token',
      line: 1,
      token: 1,
      expected: '1',
      actual: '2',
    } as const;
    const texts = [example, { ...example, note }].map((one) => show({ state: 'found', example: one }).text);
    expect(texts[1]).toBe(texts[0]);
  });

  it('runs the input where there is an editor', () => {
    expect(show({ state: 'found', example }, nothing).find('button', m.run)).toBeDefined();
  });

  it('says that there was no output, how slow the program was, and what the checker says', () => {
    expect(show({ state: 'found', example: { ...example, output: '\n' } }).text).toContain(m.empty);
    const slow = { ...example, status: statuses.timeLimitExceeded, time: 400, referenceTime: 2 };
    expect(show({ state: 'found', example: slow }).text).toContain(m.times('> 400 ms', '2 ms'));
    const checked = { ...example, message: 'not sorted' };
    expect(show({ state: 'found', example: checked }).text).toContain('not sorted');
  });
});
