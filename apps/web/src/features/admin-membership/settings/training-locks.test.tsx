import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { trainingChoicesQuery } from '../api/settings.ts';
import { settingsMessages } from './settings-messages.ts';
import { TrainingLocks } from './training-locks.tsx';

const graphs = { id: 7, level: 2, title: 'Graphs' };
const loops = { id: 8, level: 1, title: 'Loops' };

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the trainings for members in %s', (locale) => {
  const m = settingsMessages[locale];
  const show = (trainings: (typeof graphs)[]) =>
    renderMarkup(<TrainingLocks trainings={trainings} onChange={() => undefined} />, {
      locale,
      queries: [[trainingChoicesQuery('').queryKey, { records: [], total: 0 }]],
    });

  it('have a level and can be removed', () => {
    const shown = show([graphs, loops]);
    expect(shown.all('listitem')).toHaveLength(2);
    expect(shown.find('combobox', m.levelOf('Graphs'))).toBeDefined();
    expect(shown.names('button')).toEqual([m.remove('Graphs'), m.remove('Loops')]);
  });

  it('can be added while there are none', () => {
    const shown = show([]);
    expect(shown.text).toContain(m.noTrainings);
    expect(shown.find('combobox', m.addTraining)).toBeDefined();
  });
});
