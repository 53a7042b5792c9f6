import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { healthQuery, type Health } from './api/get-health.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import { HealthSheet } from './health-sheet.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('HealthSheet in %s', (locale) => {
  const m = dashboardMessages[locale];
  const show = (answer?: Partial<Health> | Error) =>
    renderMarkup(<HealthSheet />, {
      locale,
      queries: answer === undefined ? [] : [[healthQuery.queryKey, answer]],
    });
  const factsOf = (health: Partial<Health>) =>
    show({ database: true, queue: true, disk: true, judges: 2, version: '1.2.3', ...health })
      .all('definition')
      .map(({ text }) => text);

  it.each([
    ['everything works', {}, [m.working, m.working, m.working, m.judgeCount(2), '1.2.3']],
    ['the database is down', { database: false }, [m.broken, m.working, m.working, m.judgeCount(2), '1.2.3']],
    ['the queue stands', { queue: false }, [m.working, m.stopped, m.working, m.judgeCount(2), '1.2.3']],
    ['the disk is full', { disk: false }, [m.working, m.working, m.diskFull, m.judgeCount(2), '1.2.3']],
    ['there is one judge', { judges: 1 }, [m.working, m.working, m.working, m.judgeCount(1), '1.2.3']],
    ['there is no judge', { judges: 0 }, [m.working, m.working, m.working, m.noJudge, '1.2.3']],
  ])('%s', (_name, health, texts) => {
    expect(factsOf(health)).toEqual(texts);
  });

  it('a server that does not answer is named, and can be asked again', () => {
    const shown = show(new Error('down'));
    expect(shown.text).toContain(m.unreachable);
    expect(shown.all('button')).toHaveLength(1);
  });

  it('shows no fact before the answer', () => {
    expect(show().all('definition')).toEqual([]);
  });
});
