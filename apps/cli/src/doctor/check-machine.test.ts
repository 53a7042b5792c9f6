import { describe, expect, it } from 'vitest';
import { describeConfinement } from './check-judge.ts';
import { describeClock, describeMemory } from './check-machine.ts';

describe('memory', () => {
  it.each([
    ['plenty', 8_000_000, 'ok'],
    ['little', 1_500_000, 'weak'],
    ['next to none', 300_000, 'missing'],
  ])('of which %s is available', (_, available, level) => {
    const text = `MemTotal:       16000000 kB\nMemAvailable:   ${available} kB\nSwapTotal:            0 kB\n`;
    expect(describeMemory(text)).toMatchObject({
      level,
      text: expect.stringContaining('of 15625 MB available'),
    });
  });
});

describe('the clock', () => {
  const now = Date.UTC(2026, 5, 1);
  const answered = (clockOffsetMs: number) =>
    ({ state: 'answered', version: '17', clockOffsetMs, remote: undefined }) as const;
  const atRest = { state: 'at-rest' } as const;

  it.each([
    ['that runs', { now, wallMs: 60, monotonicMs: 61, database: atRest }, 'ok'],
    ["near the database's", { now, wallMs: 60, monotonicMs: 61, database: answered(-40) }, 'ok'],
    ["far from the database's", { now, wallMs: 60, monotonicMs: 61, database: answered(-90_000) }, 'weak'],
    ['that is set while it runs', { now, wallMs: 3_600_060, monotonicMs: 61, database: atRest }, 'weak'],
    ['that stands', { now, wallMs: 0, monotonicMs: 0, database: atRest }, 'missing'],
    ['of a machine without a battery', { now: 0, wallMs: 60, monotonicMs: 61, database: atRest }, 'missing'],
  ])('%s', (_, seen, level) => {
    const finding = describeClock(seen);
    expect(finding.level).toBe(level);
    expect(finding.advice === undefined).toBe(level === 'ok');
  });
});

describe('the sandbox', () => {
  it('reports each weakness in a separate line', () => {
    const findings = describeConfinement({
      isPrivileged: false,
      controlGroups: 'none',
      weaknesses: ['one', 'two'],
    });
    expect(findings.map(({ level, text }) => [level, text])).toEqual([
      ['ok', 'works as an ordinary user, without control groups'],
      ['weak', 'one'],
      ['weak', 'two'],
    ]);
  });
});
