import type { PracticeReason } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { topicsQuery } from './api/list-topics.ts';
import { ownVariantsQuery } from './api/own-variants.ts';
import { practiceListQuery } from './api/practice-list.ts';
import { practiceMessages } from './practice-messages.ts';
import { Component } from './practice-page.tsx';
import { ownVariantMessages } from './variants/own-variant-messages.ts';

const m = practiceMessages['en-US'];
const user = aUser({ uid: 'u1' });
const topics = [{ name: 'Graphs', topics: [{ id: 3, name: 'BFS', allNames: ['BFS'], count: 4 }] }];
const entry = (
  pid: number,
  { reason = 'level', isDone = false }: { reason?: PracticeReason; isDone?: boolean } = {},
) => ({
  problem: {
    pid,
    problemId: `T ${String(pid)}`,
    title: `Title ${String(pid)}`,
    difficulty: 1,
    tags: [],
  },
  reason,
  ownStatus: isDone ? 'solved' : 'new',
  isDone,
});
const aList = (problems: readonly object[], changes: object = {}) => ({
  id: 5,
  tagIds: [3, 99],
  chosenDifficulty: 1,
  difficulty: 1,
  size: 5,
  hasPrevious: false,
  problems,
  ...changes,
});
const noVariants = { isOffered: false, destination: null, questionsLeft: 0, variants: [] };
const show = (list: unknown, found: unknown = topics, variants: unknown = noVariants) =>
  renderMarkup(<Component />, {
    user,
    queries: [
      [practiceListQuery('u1').queryKey, list],
      [topicsQuery.queryKey, found],
      [ownVariantsQuery('u1').queryKey, variants],
    ].filter(([, data]) => data !== undefined) as never,
  });

describe('the practice page', () => {
  it('invites to make the first list', () => {
    const markup = show(null);
    expect(markup.text).toContain(m.emptyTitle);
    expect(markup.names('button')).toContain(m.make);
    expect(markup.names('button')).not.toContain(m.previous);
  });

  it('has a visible label for each field', () => {
    const { html } = show(null);
    expect(html).toContain(`aria-hidden="true">${m.level}</p>`);
    for (const label of [m.topics, m.size]) expect(html).toContain(`>${label}</`);
  });

  it('shows why each problem was chosen, and what is solved', () => {
    const markup = show(aList([entry(1, { isDone: true }), entry(2, { reason: 'retry' })]));
    expect(markup.names('img')).toEqual([m.done, m.notDone]);
    expect(markup.text).toContain(m.reasons.level);
    expect(markup.text).toContain(m.reasons.retry);
    expect(markup.text).toContain(m.progress(1, 2));
    expect(markup.get('link', m.solveOne('T 1 Title 1')).href).toBe('/problem/T%201');
    expect(markup.names('button')).toContain(m.next);
  });

  it('says that all are solved', () => {
    expect(show(aList([entry(1, { isDone: true })])).text).toContain(m.allDone);
  });

  it('leads back to the list before', () => {
    expect(show(aList([entry(1)], { hasPrevious: true })).names('button')).toContain(m.previous);
  });

  it('explains a list without public problems', () => {
    expect(show(aList([])).text).toContain(m.goneTitle);
  });

  it('waits for the list and the topics', () => {
    const listOnly = renderMarkup(<Component />, {
      user,
      queries: [[practiceListQuery('u1').queryKey, null]],
    });
    for (const markup of [show(undefined), listOnly]) {
      expect(markup.html).toContain('aria-busy="true"');
      expect(markup.names('button')).not.toContain(m.make);
    }
  });

  it('works without topics', () => {
    const markup = show(null, new Error('offline'));
    expect(markup.text).toContain(m.topicsFailed);
    expect(markup.names('button')).toContain(m.make);
  });

  it('offers variants of its problems if a model is configured', () => {
    const offered = { ...noVariants, isOffered: true, destination: 'models.example', questionsLeft: 3 };
    const { request } = ownVariantMessages['en-US'];
    expect(show(aList([entry(1)]), topics, offered).names('button')).toContain(request);
    expect(show(aList([entry(1)])).names('button')).not.toContain(request);
    expect(show(aList([entry(1)]), topics, new Error('offline')).names('button')).toContain(m.next);
  });

  it('offers to try again', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});
