import { describe, expect, it } from 'vitest';
import type { AdministeredProblem } from '../../lib/admin-api/list-problems.ts';
import { aSelection } from '../../ui/testing/a-selection.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import { ProblemTable } from './problem-table.tsx';

const m = problemListMessages['en-US'];
const problem = (part: object = {}) =>
  ({
    id: 12,
    problemId: 'T1001',
    title: 'Sum',
    author: 'ann',
    difficulty: 1,
    auth: 1,
    submissionCount: 3,
    gmtModified: '2026-05-01T08:00:00.000+0000',
    contests: [],
    trainings: [],
    canEdit: true,
    canDelete: true,
    canPublish: true,
    isRemote: false,
    isArchived: false,
    ...part,
  }) as unknown as AdministeredProblem;
const render = (part: object) =>
  renderMarkup(
    <ProblemTable problems={[problem(part)]} selection={aSelection<number>()} onDelete={() => undefined} />,
  );
const name = 'T1001 Sum';

describe('a problem of the back office', () => {
  it.each([
    ['of the user', {}, [m.downloadOf(name), m.deleteOf(name)], true],
    ['of another site has no data here', { isRemote: true }, [m.deleteOf(name)], true],
    ['of another author', { canEdit: false, canDelete: false }, [], false],
    ['that may be edited, not deleted', { canDelete: false }, [m.downloadOf(name)], true],
  ])('%s has the actions that the server allows', (_case, part, actions, canEdit) => {
    const markup = render(part);
    const offered = markup
      .names('button')
      .filter((one) => one === m.downloadOf(name) || one === m.deleteOf(name));
    expect(offered).toEqual(actions);
    expect(markup.find('link', m.editOf(name)) !== undefined).toBe(canEdit);
  });

  it('is edited under its internal id', () => {
    expect(render({}).get('link', m.editOf(name)).href).toBe('/admin/problem/edit/12');
  });

  it('leads those who may edit it to the comparisons of its programs', () => {
    const compare = `Compare programs of ${name}`;
    expect(render({}).get('link', compare).href).toBe('/similarity/problem/12');
    expect(render({ canEdit: false }).find('link', compare)).toBeUndefined();
  });

  it('opens under its display id, whatever it contains', () => {
    expect(render({ problemId: 'A/B 1?' }).get('link', m.open('Sum')).href).toBe('/problem/A%2FB%201%3F');
  });

  it('names a deleted author', () => {
    expect(render({ author: null }).text).toContain(m.noAuthor);
  });
});
