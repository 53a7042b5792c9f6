import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ListedTraining } from '../api/list-trainings.ts';
import { visibilityMessages } from '../visibility-messages.ts';
import { NoManagedTrainings } from './managed-trainings.tsx';
import { trainingListMessages } from './training-list-messages.ts';
import { TrainingTable } from './training-table.tsx';

const time = '2026-11-01T08:00:00.000+0000';
const training = (changes: Partial<ListedTraining> = {}): ListedTraining => ({
  id: 7,
  title: 'Loops',
  description: '',
  author: 'teacher',
  auth: 'Private',
  privatePwd: null,
  status: true,
  rank: 12,
  isGroup: false,
  gid: null,
  gmtCreate: time,
  gmtModified: time,
  problemCount: 4,
  participantCount: 9,
  dueAt: null,
  categoryName: 'Basics',
  categoryColor: '#123456',
  canEdit: true,
  canEditProblems: true,
  canDelete: true,
  ...changes,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('trainings of the back office in %s', (locale) => {
  const m = trainingListMessages[locale];
  const show = (changes: Partial<ListedTraining> = {}, groupId?: number) =>
    renderMarkup(
      <TrainingTable
        trainings={[training(changes)]}
        scope={groupId === undefined ? {} : { groupId }}
        onCopy={() => undefined}
        onDelete={() => undefined}
      />,
      { locale },
    );

  it('a row has its number, access, category and counts', () => {
    const cells = show()
      .all('cell')
      .map(({ text }) => text);
    expect(cells[1]).toBe('12');
    expect(cells[2]).toBe(visibilityMessages[locale].names.Private);
    expect(cells[3]).toBe('Basics');
    expect(cells[4]).toBe('4 / 9');
    expect(cells[5]).toBe(m.noDue);
  });

  it('links stay in the back office or in the group', () => {
    expect(show().get('link', m.editOf('Loops')).href).toBe('/admin/training/7/edit');
    expect(show().get('link', m.problemsOf('Loops')).href).toBe('/admin/training/7/problems');
    expect(show({}, 2).get('link', m.editOf('Loops')).href).toBe('/group/2/training/7/edit');
    expect(show({}, 2).get('link', m.problemsOf('Loops')).href).toBe('/group/2/training/7/manage-problems');
    expect(show({}, 2).get('link', m.open('Loops')).href).toBe('/group/2/training/7');
  });

  it('others may look but not change', () => {
    const shown = show({ canEdit: false, canEditProblems: false, canDelete: false });
    expect(shown.get('switch', m.visibleOf('Loops')).isDisabled).toBe(true);
    expect(shown.all('button')).toEqual([]);
    expect(shown.names('link')).toEqual([m.open('Loops')]);
  });

  it('names a training without author and category', () => {
    const shown = show({ author: '', categoryName: null });
    expect(shown.text).toContain(m.noAuthor);
    expect(shown.text).toContain(m.noCategory);
  });

  it.each([
    [false, m.emptyTitle],
    [true, m.noMatch],
  ])('no rows (filtered: %s)', (isFiltered, title) => {
    const shown = renderMarkup(<NoManagedTrainings isFiltered={isFiltered} showAll="/admin/training" />, {
      locale,
    });
    expect(shown.text).toContain(title);
  });
});
