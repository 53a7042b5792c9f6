import { describe, expect, it } from 'vitest';
import { isAdminTab, listShownTabs, tabOfRoute } from './group-tabs.ts';

const outsider = { isMember: false, isAdmin: false, isRoot: false, isDiscussionOpen: false };
const member = { ...outsider, isMember: true };
const admin = { ...member, isAdmin: true };
const root = { ...admin, isRoot: true };
const memberTabs = ['home', 'problems', 'trainings', 'contests', 'submissions', 'members', 'rank'];

describe('the tabs of a group', () => {
  it.each([
    ['an outsider', outsider, ['home']],
    ['a member', member, memberTabs],
    ['an administrator', admin, [...memberTabs.slice(0, 6), 'announcements', 'rank']],
    ['a root', root, [...memberTabs.slice(0, 6), 'announcements', 'setting', 'rank']],
    [
      'a member where discussions are open',
      { ...member, isDiscussionOpen: true },
      [...memberTabs.slice(0, 5), 'discussion', 'members', 'rank'],
    ],
  ])('of %s', (_who, context, tabs) => {
    const shown = listShownTabs(context);
    expect(shown.map(({ tab }) => tab)).toEqual(tabs);
    expect(shown.every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('show discussions to outsiders, but closed', () => {
    expect(listShownTabs({ ...outsider, isDiscussionOpen: true })).toEqual([
      { tab: 'home', path: '', isOpen: true },
      { tab: 'discussion', path: '/discussion', isOpen: false },
    ]);
  });

  it.each([
    ['GroupDetails', 'home'],
    ['GroupProblemList', 'problems'],
    ['GroupCreateProblem', 'problems'],
    ['GroupEditProblem', 'problems'],
    ['GroupProblemDetails', 'problems'],
    ['GroupTrainingProblemList', 'trainings'],
    ['GroupTrainingDetails', 'trainings'],
    ['GroupCreateTraining', 'trainings'],
    ['GroupContestList', 'contests'],
    ['GroupCreateContest', 'contests'],
    ['GroupContestProblemList', 'contests'],
    ['GroupContestAnnouncementList', 'contests'],
    ['GroupSubmissionDetails', 'submissions'],
    ['GroupProblemDiscussion', 'discussion'],
    ['GroupDiscussionDetails', 'discussion'],
    ['GroupMemberList', 'members'],
    ['GroupAnnouncementList', 'announcements'],
    ['GroupSetting', 'setting'],
    ['GroupRank', 'rank'],
    [undefined, 'home'],
  ])('the page %s belongs to %s', (route, tab) => {
    expect(tabOfRoute(route)).toBe(tab);
  });

  it('two of them are for administrators', () => {
    expect(listShownTabs(root).flatMap(({ tab }) => (isAdminTab(tab) ? [tab] : []))).toEqual([
      'announcements',
      'setting',
    ]);
  });
});
