import { ApiError } from '@touchstone/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { userHomeInfoQuery, type UserHomeInfo } from './api/get-user-home-info.ts';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { profileMessages } from './profile-messages.ts';
import { Component } from './user-home-page.tsx';

const m = profileMessages['en-US'];
const profile = (part: object = {}) =>
  ({
    uid: 'u9',
    username: 'bo',
    nickname: null,
    avatar: null,
    gender: 'secrecy',
    titleName: null,
    titleColor: null,
    school: null,
    github: null,
    blog: null,
    recentLoginTime: null,
    memberStatus: 0,
    memberAnnual: 0,
    gmtMemberExp: null,
    level: 0,
    total: 1234,
    solvedList: ['T1', 'T2'],
    score: 50,
    rating: null,
    ...part,
  }) as unknown as UserHomeInfo;

describe('the page of a user', () => {
  const failing = (error: Error) =>
    renderMarkup(<Component />, {
      url: '/user-home?username=bo',
      queries: [[userHomeInfoQuery({ uid: undefined, username: 'bo' }).queryKey, error]],
    });

  it.each(['', '?uid=&username='])('invites guests without an address to log in: %j', (search) => {
    const markup = renderMarkup(<Component />, { url: `/user-home${search}` });
    expect(markup.text).toContain(m.guestTitle);
    expect(markup.find('button', m.login)).toBeDefined();
  });

  it('does not invite users, who have a page of their own', () => {
    expect(renderMarkup(<Component />, { url: '/user-home', user: aUser() }).text).not.toContain(
      m.guestTitle,
    );
  });

  it('says that a user does not exist', () => {
    const unknown = new ApiError({
      kind: 'business',
      code: 'userUnknown',
      message: '',
      isAdminCall: false,
      toastsError: false,
    });
    expect(failing(unknown).text).toContain(m.unknownTitle);
  });

  it('offers to try again after another error', () => {
    const markup = failing(new Error('offline'));
    expect(markup.text).not.toContain(m.unknownTitle);
    expect(markup.all('button')).toHaveLength(1);
  });
});

describe('the counts of a user', () => {
  it('lead to the submissions of that user', () => {
    const links = renderMarkup(<ProfileCounts profile={profile({ username: 'a&b' })} />).all('link');
    expect(links.map(({ href }) => href)).toEqual([
      '/status?username=a%26b',
      '/status?username=a%26b&status=0',
    ]);
  });

  it.each([
    [null, m.noRating],
    [0, '0'],
    [2100, '2,100'],
  ])('have a word for a missing rating (%j)', (rating, text) => {
    expect(renderMarkup(<ProfileCounts profile={profile({ rating })} />).text).toContain(
      `${m.rating} ${text}`,
    );
  });
});

describe('the identity of a user', () => {
  const words = membershipMessages['en-US'];
  const render = (part: object = {}, isOwn = false) =>
    renderMarkup(<IdentityPanel profile={profile(part)} isOwn={isOwn} />);

  it.each([
    ['school', { school: '' }],
    ['blog with a script', { blog: 'javascript:alert(1)' }],
  ])('leaves out an empty or unsafe %s', (_case, part) => {
    const markup = render(part);
    expect(markup.all('listitem')).toHaveLength(1);
    expect(markup.names('link')).toEqual([m.discussions]);
  });

  it.each([
    [true, m.ownDiscussions, '/discussion?onlyMine=true'],
    [false, m.discussions, '/discussion?keyword=bo'],
  ])('links to own discussions: %s', (isOwn, name, href) => {
    expect(render({}, isOwn).get('link', name).href).toBe(href);
  });

  it('links to other sites without giving them anything', () => {
    const [link] = render({ blog: 'https://blog.example' }).all('link');
    expect(link?.attribute('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer', 'nofollow']),
    );
    expect(link?.name).toContain('opens in a new window');
  });

  it('can be edited by its owner only', () => {
    expect(render({}, true).get('link', m.edit).href).toBe('/setting?tab=setting_userinfo');
    expect(render({}, false).find('link', m.edit)).toBeUndefined();
  });

  it('shows a membership, and nothing without one', () => {
    expect(render({ memberStatus: 2, level: 2, memberAnnual: 1 }).text).toContain(
      [words.status.member, words.level('1-2'), words.annual].join(' · '),
    );
    expect(render({}).text).not.toContain(words.status.registered);
  });

  it('does not call an expired membership annual', () => {
    const { text } = render({
      memberStatus: 3,
      memberAnnual: 1,
      gmtMemberExp: '2020-01-01T00:00:00.000+0000',
    });
    expect(text).toContain(words.status.expired);
    expect(text).not.toContain(words.annual);
  });

  it.each([
    ['secrecy', []],
    ['male', [m.male]],
    ['female', [m.female]],
  ])('names the gender only if it is known: %s', (gender, names) => {
    expect(
      render({ gender })
        .names('img')
        .filter((name) => name === m.male || name === m.female),
    ).toEqual(names);
  });
});
