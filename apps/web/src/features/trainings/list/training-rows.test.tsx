import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aTraining } from '../testing/a-training.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { membershipMessages } from '../../../lib/membership-messages.ts';
import { lockMessages } from '../../../ui/membership/lock-messages.ts';
import { dueDatesQuery } from '../api/list-due-dates.ts';
import { trainingLocksQuery } from '../api/list-training-locks.ts';
import { dueMessages } from '../header/due-messages.ts';
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
      {
        locale,
        user: aUser(),
        queries: [
          [
            dueDatesQuery('u1', [7]).queryKey,
            {
              '7': { dueAt: '2026-11-03T09:00:00.000+0000', lateFactor: null, onTimeCount: 0, lateCount: 2 },
            },
          ],
          [trainingLocksQuery('u1', [7]).queryKey, { '7': { level: 2 } }],
        ],
      },
    );

  it('a row says which membership opens the training', () => {
    expect(show([aTraining()]).text).toContain(
      lockMessages[locale].needs(membershipMessages[locale].level('1-2')),
    );
  });

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

  it('a row has the due date and the late problems of the viewer', () => {
    const shown = show([aTraining()]);
    expect(shown.text).toContain('2026');
    expect(shown.text).toContain(dueMessages[locale].lateCount(2));
    expect(show([aTraining({ id: 8 })]).text).not.toContain(dueMessages[locale].lateCount(2));
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
