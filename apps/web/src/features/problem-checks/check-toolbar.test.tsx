import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Check } from './api/check.ts';
import type { Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';
import { CheckToolbar } from './check-toolbar.tsx';

const ignore = () => undefined;
const solution = { name: 'a', language: 'C', code: '', expectedStatuses: [] } as Solution;
const check = (changes: Partial<Check> = {}) =>
  ({
    isRunning: false,
    startedAt: '2026-11-15T12:00:00.000+0000',
    startedBy: 'bob',
    differences: [],
    programs: [],
    cases: [],
    ...changes,
  }) as unknown as Check;
const actions = {
  run: { isPending: false, mutate: ignore },
  cancel: { isPending: false, mutate: ignore },
} as unknown as React.ComponentProps<typeof CheckToolbar>['actions'];

interface Shown {
  solutions?: Solution[];
  canEdit?: boolean;
  isDirty?: boolean;
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('CheckToolbar in %s', (locale) => {
  const m = checkMessages[locale];
  const show = (
    shown: Check | null,
    { solutions = [solution], canEdit = true, isDirty = false }: Shown = {},
  ) =>
    renderMarkup(
      <CheckToolbar
        solutions={solutions}
        check={shown}
        canEdit={canEdit}
        isDirty={isDirty}
        actions={actions}
        onAdd={ignore}
        onFiles={ignore}
      />,
      { locale },
    );

  it('introduces checks while there is no solution, which cannot be run', () => {
    const shown = show(null, { solutions: [] });
    expect(shown.text).toContain(m.intro);
    expect(shown.get('button', m.run).isDisabled).toBe(true);
  });

  it('says that nothing was checked', () => {
    const shown = show(null);
    expect(shown.text).toContain(m.neverRun);
    expect(shown.get('button', m.run).isDisabled).toBe(false);
  });

  it('a check can be run again, and names who ran it', () => {
    expect(show(check()).find('button', m.runAgain)).toBeDefined();
    expect(show(check()).text).toContain(m.startedBy('bob'));
    expect(show(check({ startedBy: null })).text).not.toContain(m.startedBy(''));
  });

  it('a running check can be stopped, and counts its cases', () => {
    const programs = [{ status: statuses.judging, cells: [] }];
    const shown = show(check({ isRunning: true, programs, cases: [1, 2] } as unknown as Partial<Check>));
    expect(shown.find('button', m.cancel)).toBeDefined();
    expect(shown.find('button', m.runAgain)).toBeUndefined();
    expect(shown.names('status')).toEqual([m.running(0, 2)]);
  });

  it('a check without cases has no progress, and no division by zero', () => {
    expect(show(check({ isRunning: true })).html).toContain('width:0%');
  });

  it('viewers who may not edit have no buttons', () => {
    expect(show(check(), { canEdit: false }).all('button')).toEqual([]);
  });

  it('names what changed since the check', () => {
    const shown = show(check({ differences: ['cases', 'limits'] }));
    expect(shown.text).toContain(m.outdated);
    expect(shown.text).toContain(`${m.differences.cases} · ${m.differences.limits}`);
    expect(show(check()).text).not.toContain(m.outdated);
  });

  it.each([
    [true, [solution], true],
    [true, [], false],
    [false, [solution], false],
  ])('unsaved changes: %s', (isDirty, solutions, isNamed) => {
    expect(show(null, { isDirty, solutions }).text.includes(m.unsaved)).toBe(isNamed);
  });
});
