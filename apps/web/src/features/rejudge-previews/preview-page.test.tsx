import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { changesQuery, previewQuery } from './api/preview.ts';
import { Component, LoadedPreview } from './preview-page.tsx';
import { listDecisions, scopeOf } from './preview-actions.tsx';
import { originOf } from './preview-origin.ts';
import { aChange, aPreview } from './testing/a-preview.ts';

const en = { locale: 'en-US' } as const;
const render = (preview = aPreview(), url = '/rejudge-preview/5') =>
  renderMarkup(<LoadedPreview preview={preview} />, { ...en, url });

describe('the page of a preview', () => {
  const route = { ...en, url: '/rejudge-preview/5', path: '/rejudge-preview/:previewID' };

  it('loads the preview of its address and its changes', () => {
    const page = { records: [aChange()], total: 1 };
    const filter = { currentPage: 1, limit: 20, keyword: '', outcome: undefined, pid: undefined };
    const shown = renderMarkup(<Component />, {
      ...route,
      queries: [
        [previewQuery(5).queryKey, aPreview()],
        [changesQuery(5, filter).queryKey, page],
      ],
    });
    expect(shown.text).toContain('Spring Cup');
    expect(shown.get('link', '42').href).toBe('/contest/7/problem/A/submission-detail/42');
    expect(shown.text).toContain('Case 2');
  });

  it('shows the progress while it is judged, and nothing else', () => {
    const shown = render(aPreview({ state: 'running', judged: 1 }));
    expect(shown.text).toContain('1 of 3 submissions');
    expect(shown.names('button')).toEqual(['Cancel']);
  });

  it('says when nothing would change', () => {
    const counts = { changed: 0, rescored: 0, cases: 0, same: 3, unknown: 0 };
    expect(render(aPreview({ counts, moves: [] })).text).toContain('Nothing would change');
    expect(render().text).not.toContain('Nothing would change');
  });

  it('does not say so while some submissions have no result', () => {
    const counts = { changed: 0, rescored: 0, cases: 0, same: 2, unknown: 1 };
    const { text } = render(aPreview({ counts, moves: [] }));
    expect(text).not.toContain('Nothing would change');
    expect(text).toContain('No known change');
    expect(text).toContain('1 submission got no result');
  });

  it('offers the scoreboard only where a contest is concerned', () => {
    expect(render().names('link')).toContain('Scoreboard');
    const ofProblem = aPreview({ cid: null, contests: [], pid: 1, problemId: 'P1', problemTitle: 'A+B' });
    expect(render(ofProblem).names('link')).not.toContain('Scoreboard');
  });

  it('warns about results behind the freeze and says why it is out of date', () => {
    const contests = [{ cid: 7, title: 'Spring Cup', scoring: 'acm', isFrozen: true } as const];
    const shown = render(aPreview({ contests, staleReasons: ['data'] }));
    expect(shown.text).toContain('behind the freeze');
    expect(shown.text).toContain('judging data or rules have changed');
    expect(shown.names('button')).toEqual(expect.arrayContaining(['Discard', 'Fresh preview']));
    expect(shown.names('button')).not.toContain('Apply');
  });
});

describe('the decisions about a preview', () => {
  it.each([
    ['running', { state: 'running' }, ['cancel']],
    ['ready', { state: 'ready' }, ['discard', 'apply']],
    ['out of date', { state: 'ready', staleReasons: ['verdicts'] }, ['discard', 'fresh']],
    ['applied', { state: 'applied', isUndoable: true }, ['undo']],
    ['applied, and changed since', { state: 'applied' }, []],
    ['undone', { state: 'undone' }, []],
  ] as const)('%s', (_name, { ...changes }, decisions) => {
    const preview = aPreview({
      ...changes,
      staleReasons: 'staleReasons' in changes ? [...changes.staleReasons] : [],
    });
    expect(listDecisions(preview)).toEqual(decisions);
  });

  it('a fresh preview has the same scope', () => {
    expect(scopeOf(aPreview())).toEqual({ cid: 7 });
    expect(scopeOf(aPreview({ cid: null, pid: 3, isEverywhere: true }))).toEqual({
      pid: 3,
      everywhere: true,
    });
  });

  it('lead back to where the rejudge began', () => {
    expect(originOf({ cid: 7, problemId: 'A' })).toBe('/contest/7/rejudge');
    expect(originOf({ cid: null, problemId: 'P 1' })).toBe('/problem/P%201');
  });
});
