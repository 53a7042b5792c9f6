import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aTraining } from '../testing/a-training.ts';
import { trainingMessages } from '../training-messages.ts';
import { listMessages } from './list-messages.ts';
import { NoTrainings } from './no-trainings.tsx';
import { TrainingRows } from './training-rows.tsx';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = listMessages[locale];
  const words = trainingMessages[locale];
  const show = (
    rows: ReturnType<typeof aTraining>[] | undefined,
    { groupId, isError = false }: { groupId?: number; isError?: boolean } = {},
  ) =>
    renderMarkup(
      <TrainingRows
        {...(groupId !== undefined && { groupId })}
        trainings={{
          data: rows && { records: rows, total: rows.length },
          isError,
          isPlaceholderData: false,
          refetch: ignore,
        }}
        page={1}
        size={15}
        onPageChange={ignore}
        empty={<p>nothing</p>}
      />,
      { locale },
    );

  it('a row names the training, its facts and the progress', () => {
    const shown = show([aTraining()]);
    expect(shown.get('link', 'Loops').href).toBe('/training/7');
    expect(shown.text).toContain('Basics');
    expect(shown.text).toContain(words.visibilities.Private);
    expect(shown.text).toContain(words.author('teacher'));
    expect(shown.find('progressbar', words.progressOf('Loops'))).toBeDefined();
  });

  it('guests are invited to log in, and a deleted author is not named', () => {
    const shown = show([aTraining({ acCount: null, author: '' })]);
    expect(shown.text).toContain(m.guest);
    expect(shown.all('progressbar')).toEqual([]);
    expect(shown.text).not.toContain(words.author(''));
  });

  it('in a group the rows lead to pages of the group', () => {
    expect(show([aTraining()], { groupId: 2 }).get('link', 'Loops').href).toBe('/group/2/training/7');
  });

  it.each([
    ['loading', undefined, false, ''],
    ['failed', undefined, true, m.failed],
    ['empty', [], false, 'nothing'],
  ])('%s', (_case, rows, isError, text) => {
    expect(show(rows, { isError }).text).toContain(text);
  });

  it.each([
    ['no training at all', 0, false, false, m.empty, []],
    ['no training in the group', 0, false, true, m.emptyGroup, []],
    ['no match', 0, true, false, m.noMatch, [m.reset]],
    ['a page past the end', 20, true, false, m.pastEnd, [m.toFirst]],
  ])('%s', (_case, total, isFiltered, isGroup, title, buttons) => {
    const shown = renderMarkup(
      <NoTrainings
        total={total}
        isFiltered={isFiltered}
        isGroup={isGroup}
        onReset={ignore}
        onFirst={ignore}
      />,
      { locale },
    );
    expect(shown.text).toContain(title);
    expect(shown.names('button')).toEqual(buttons);
  });
});
