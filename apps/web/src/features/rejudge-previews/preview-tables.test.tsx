import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { BoardTable } from './board-table.tsx';
import { ChangesTable } from './changes-table.tsx';
import { PeopleTable } from './people-section.tsx';
import { aBoardRow, aChange } from './testing/a-preview.ts';

const en = { locale: 'en-US' } as const;

describe('the changed submissions', () => {
  it('show both results with the deciding case', () => {
    const shown = renderMarkup(<ChangesTable changes={[aChange()]} />, en);
    expect(shown.text).toMatch(/AC.*WA.*Case 2/);
  });

  it('outside contests link to their own page', () => {
    const shown = renderMarkup(<ChangesTable changes={[aChange({ cid: null })]} />, en);
    expect(shown.get('link', '42').href).toBe('/submission-detail/42');
  });
});

describe('the scoreboard before and after', () => {
  it('shows the new rank with the move, and results, times and awards as changes', () => {
    const shown = renderMarkup(<BoardTable rows={[aBoardRow()]} scoring="acm" marksChanges />, en);
    expect(shown.names('img')).toContain('Down 2');
    expect(shown.text).toContain('1:02:05');
    expect(shown.text).toContain('Gold');
    expect(shown.text).toContain('No longer first to solve A');
  });

  it('names contestants who leave the board and those without a rank', () => {
    const gone = renderMarkup(
      <BoardTable rows={[aBoardRow({ after: null })]} scoring="acm" marksChanges />,
      en,
    );
    expect(gone.text).toContain('Not on the board');
    const place = { rank: -1, result: 1, time: 1, award: null };
    const star = aBoardRow({ before: place, after: place, isChanged: false });
    expect(renderMarkup(<BoardTable rows={[star]} scoring="oi" marksChanges={false} />, en).text).toContain(
      'Unranked',
    );
  });
});

it('the users show who gets a message', () => {
  const person = { uid: 'u1', username: 'ann', changes: 2, gained: 1, lost: 0 };
  const people = [
    { ...person, isTold: true },
    { ...person, uid: 'u2', username: 'bo', isTold: false },
  ];
  const shown = renderMarkup(<PeopleTable people={people} />, en);
  expect(shown.text).toContain('Gets a message');
  expect(shown.text).toContain('None during the freeze');
});
