import { locales } from '@touchstone/contract/locales';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { aUser } from '../../ui/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { comingMessages } from './coming-messages.ts';
import { Component } from './coming-page.tsx';
import { comingTopics } from './coming-topics.ts';

const m = comingMessages['en-US'];
const handle = (topic: string | undefined): RouteHandle => ({
  name: 'Coming',
  title: { 'zh-CN': '标题', 'zh-HK': '標題', 'en-US': 'The title' },
  mode: 'default',
  hideFooter: false,
  topic,
});

describe('a page that is not available yet', () => {
  it('describes what it will offer', () => {
    const [topic] = comingTopics;
    const markup = renderMarkup(<Component />, { handle: handle(topic) });
    expect(markup.get('heading', 'The title')).toBeDefined();
    expect(markup.text).toContain(m.topics[topic].summary);
    expect(markup.all('listitem')).toHaveLength(3);
  });

  it.each([undefined, 'unknown'])('without a known topic (%s) still leads on', (topic) => {
    const markup = renderMarkup(<Component />, { handle: handle(topic) });
    expect(markup.all('listitem')).toEqual([]);
    expect(markup.get('link', m.home).href).toBe('/home');
  });

  it.each([
    ['guests to the login', undefined, 'button', m.login],
    ['users to their settings', aUser(), 'link', m.setting],
  ])('leads %s', (_case, user, role, name) => {
    const markup = renderMarkup(<Component />, { handle: handle(undefined), ...(user && { user }) });
    expect(markup.find(role, name)).toBeDefined();
  });

  it('of the back office leads to its dashboard', () => {
    const markup = renderMarkup(<Component />, { handle: handle('adminTraining') });
    expect(markup.get('link', m.dashboard).href).toBe('/admin/dashboard');
  });

  it('has three points for every topic in every language', () => {
    const points = locales.flatMap((locale) =>
      comingTopics.map((topic) => {
        const { summary, first, second, third } = comingMessages[locale].topics[topic];
        return new Set([summary, first, second, third]).size;
      }),
    );
    expect(new Set(points)).toEqual(new Set([4]));
  });
});
