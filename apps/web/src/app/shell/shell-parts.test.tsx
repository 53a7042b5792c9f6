import { describe, expect, it, onTestFinished } from 'vitest';
import { setContextName } from '../../lib/context-name.ts';
import { websiteConfigQuery } from '../../lib/website-config.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { footerMessages } from './footer-messages.ts';
import { Footer } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { menuMessages } from './menu-messages.ts';
import { menuOf } from './menus.ts';
import { MessageMenu } from './message-menu.tsx';
import { ModeStrip } from './mode-strip.tsx';
import { personMessages } from './person-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { TopBar } from './top-bar.tsx';

const m = shellMessages['en-US'];
const menus = menuMessages['en-US'];
const switches = { openPublicDiscussion: false, openGroupDiscussion: false, openContestComment: false };
const menu = (activeAddress: string | undefined) => ({
  mode: 'default' as const,
  contextId: undefined,
  entries: menuOf({
    mode: 'default',
    params: {},
    switches,
    contestTabs: undefined,
    trainingTabs: undefined,
    groupTabs: undefined,
  }),
  activeAddress,
});

describe('the menu', () => {
  it('marks the current page', () => {
    const links = renderMarkup(<MainMenu menu={menu('/contest')} />).all('link');
    const current = links.filter((link) => link.attribute('aria-current') === 'page');
    expect(current.map(({ name }) => name)).toEqual([menus.contests]);
  });

  it('marks nothing on a page outside of it', () => {
    const links = renderMarkup(<MainMenu menu={menu(undefined)} />).all('link');
    expect(links.filter((link) => link.attribute('aria-current') !== undefined)).toEqual([]);
  });
});

describe('the strip of a group', () => {
  const strip = () =>
    renderMarkup(<ModeStrip menu={{ ...menu(undefined), mode: 'group', contextId: '7' }} />);

  it('names the group as soon as it is known', () => {
    expect(strip().get('link', '7').href).toBe('/group/7');
    setContextName({ contextId: '7', name: 'Ridge Class' });
    onTestFinished(() => setContextName(undefined));
    expect(strip().get('link', 'Ridge Class').href).toBe('/group/7');
  });

  it('does not take the name of another group', () => {
    setContextName({ contextId: '8', name: 'Ridge Class' });
    onTestFinished(() => setContextName(undefined));
    expect(strip().names('link')).toContain('7');
  });
});

describe('the top bar', () => {
  const render = (options: { isUser?: boolean; register?: boolean } = {}) =>
    renderMarkup(<TopBar menu={menu(undefined)} onOpenDrawer={() => undefined} />, {
      ...(options.isUser && { user: aUser() }),
      queries:
        options.register === undefined ? [] : [[websiteConfigQuery.queryKey, { register: options.register }]],
    });

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('offers guests a login, and an account if the site allows it (%s)', (register, isOffered) => {
    const markup = render({ ...(register !== undefined && { register }) });
    expect(markup.find('button', m.login)).toBeDefined();
    expect(markup.find('button', m.register) !== undefined).toBe(isOffered);
  });

  it('shows users their own menu instead', () => {
    const markup = render({ isUser: true });
    expect(markup.find('button', m.login)).toBeUndefined();
    expect(markup.find('button', personMessages['en-US'].account('ann'))).toBeDefined();
  });
});

describe('the bell', () => {
  const person = personMessages['en-US'];
  const unread = (sys: number, mine: number) => ({ comment: 0, reply: 0, like: 0, sys, mine });

  it.each([
    ['while the count loads', undefined, person.messages],
    ['without new messages', unread(0, 0), person.messages],
    ['with new messages', unread(2, 1), person.messagesUnread('3')],
  ])('is named %s', (_case, counts, name) => {
    expect(renderMarkup(<MessageMenu unread={counts} />).names('button')).toEqual([name]);
  });
});

describe('the footer', () => {
  const words = footerMessages['en-US'];
  const render = (config: object | undefined) =>
    renderMarkup(<Footer />, {
      queries: config === undefined ? [] : [[websiteConfigQuery.queryKey, config]],
    });

  it('links to the address of the site', () => {
    const links = render({ email: 'help@example.org' }).all('link');
    expect(links.filter(({ href }) => href === 'mailto:help@example.org')).toHaveLength(2);
  });

  it('has no contact part on a site without an address', () => {
    expect(render({ email: '' }).text).not.toContain(words.contact);
    expect(render({ email: '' }).text).toContain(words.region);
  });

  it('names every region in its own language, and marks the current one', () => {
    const links = render(undefined)
      .all('link')
      .filter(({ href }) => href?.startsWith('/home?l=') === true);
    expect(links.map(({ href }) => href)).toEqual(['/home?l=zh-cn', '/home?l=zh-hk', '/home?l=en-us']);
    expect(links.map((link) => link.attribute('aria-current') !== undefined)).toEqual([false, false, true]);
  });
});
