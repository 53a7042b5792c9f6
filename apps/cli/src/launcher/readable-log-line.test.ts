import { describe, expect, it } from 'vitest';
import { readableLogLine } from './readable-log-line.ts';
import { createRepetitionFilter } from './repetition-filter.ts';

const time = new Date(2030, 0, 2, 3, 4, 5).getTime();

describe('a line for the console', () => {
  it.each([
    ['hides information', { level: 30, time, msg: 'request' }, undefined],
    ['shows warnings', { level: 40, time, msg: 'slow' }, '  03:04:05 server   warn  slow'],
    ['shows errors', { level: 50, time, msg: 'broken' }, '  03:04:05 server   error broken'],
    ['shows the end', { level: 60, time, msg: 'gone' }, '  03:04:05 server   fatal gone'],
    [
      'adds what went wrong',
      { level: 50, time, msg: 'call failed', err: { message: 'no disk' } },
      '  03:04:05 server   error call failed: no disk',
    ],
    ['stays on one line', { level: 40, time, msg: 'a\n  b' }, '  03:04:05 server   warn  a b'],
  ])('%s', (_, entry, expected) => {
    expect(readableLogLine('server', JSON.stringify(entry))).toBe(expected);
  });

  it('shows the output of a crash unchanged', () => {
    expect(readableLogLine('judge', 'Error: cannot find module')).toBe(
      '  judge    Error: cannot find module',
    );
    expect(readableLogLine('judge', '{"level":50,')).toBe('  judge    {"level":50,');
    expect(readableLogLine('judge', '  ')).toBeUndefined();
  });
});

describe('the repetition filter', () => {
  it('shows the same message once in ten seconds, ignoring its timestamp', () => {
    let now = 0;
    const isNews = createRepetitionFilter(() => now);
    expect(isNews('  03:04:05 server   warn  no database')).toBe(true);
    expect(isNews('  03:04:06 server   warn  no database')).toBe(false);
    expect(isNews('  03:04:06 server   warn  another')).toBe(true);
    now = 10_000;
    expect(isNews('  03:04:15 server   warn  no database')).toBe(true);
  });

  it('keeps a bounded number of messages', () => {
    const isNews = createRepetitionFilter(() => 0);
    for (let number = 0; number < 1000; number++) isNews(`message ${number}`);
    expect(isNews('message 999')).toBe(false);
    expect(isNews('message 0')).toBe(true);
  });
});
