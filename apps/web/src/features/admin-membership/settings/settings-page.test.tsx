import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { settingsQuery } from '../api/settings.ts';
import { frameMessages } from '../frame-messages.ts';
import { someSettings } from '../testing/membership-rows.ts';
import { settingsMessages } from './settings-messages.ts';
import { Component } from './settings-page.tsx';

const m = settingsMessages['en-US'];
const show = (data: unknown) =>
  renderMarkup(<Component />, { url: '/admin/membership', queries: [[settingsQuery.queryKey, data]] });

describe('the settings of memberships', () => {
  it('have a box for each level', () => {
    const shown = show(someSettings());
    expect(shown.all('group')).toHaveLength(4);
    expect(shown.text).toContain('Level 1-3');
    expect(shown.get('navigation', frameMessages['en-US'].tabs.label).text).toContain('Ledger');
  });

  it('list the trainings for members with their level', () => {
    const shown = show(someSettings());
    expect(shown.all('listitem').some(({ text }) => text.includes('Graphs'))).toBe(true);
    expect(shown.find('button', m.remove('Graphs'))).toBeDefined();
  });

  it('say so if no training needs a membership', () => {
    expect(show(someSettings({ trainings: [] })).text).toContain(m.noTrainings);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});
