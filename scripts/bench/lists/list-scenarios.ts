/**
 * List requests of pages, varied, so that a cache of two seconds answers only what many users really request at the
 * same time. All parameters are drawn from the content of the site.
 */
import type { Scenario } from '../http/measure-scenarios.ts';
import { any, upTo } from './draw.ts';
import type { SampledSite } from './sampled-site.ts';

type Query = Record<string, string | number | boolean>;

/** A scenario of one call. */
const asking =
  (call: string, defaults: Query) =>
  (name: string, draw: () => Query & { token?: string }): Scenario => ({
    name: `${call}: ${name}`,
    next: () => {
      const { token, ...query } = draw();
      const parameters = new URLSearchParams();
      for (const [key, value] of Object.entries({ ...defaults, ...query }))
        parameters.set(key, String(value));
      const path = `/api/${call}?${parameters.toString()}`;
      return token === undefined ? { path } : { path, token };
    },
  });

const partOf = (text: string, length: number) => {
  const characters = Array.from(text);
  return characters
    .slice(upTo(characters.length - length + 1) - 1)
    .slice(0, length)
    .join('');
};

export function problemScenarios({ problems, tagIds, titles, displayIds }: SampledSite): Scenario[] {
  const ask = asking('get-problem-list', { limit: 30 });
  const chinese = titles.filter((title) => /^\p{Script=Han}{4,}$/u.test(title));
  const english = titles.filter((title) => /^[A-Za-z ]+$/.test(title));
  const word = () => any(any(english).split(' '));
  return [
    ask('first pages', () => ({ currentPage: upTo(20) })),
    ask('deep pages', () => ({ currentPage: upTo(problems / 30) })),
    ask('a tag', () => ({ tagId: any(tagIds), currentPage: upTo(4) })),
    ask('two tags', () => ({ tagId: `${String(any(tagIds))},${String(any(tagIds))}` })),
    ask('a difficulty', () => ({ difficulty: upTo(3) - 1, currentPage: upTo(50) })),
    ask('a Chinese word', () => ({ keyword: partOf(any(chinese), 2), currentPage: upTo(3) })),
    ask('one Chinese character', () => ({ keyword: partOf(any(chinese), 1), currentPage: upTo(3) })),
    ask('an English word', () => ({ keyword: word(), currentPage: upTo(3) })),
    ask('a part of an English word', () => ({ keyword: partOf(word(), 3), currentPage: upTo(3) })),
    ask('a whole title', () => ({ keyword: any(titles) })),
    ask('a display id', () => ({ keyword: any(displayIds) })),
    ask('a tag, a difficulty and a word', () => ({
      tagId: any(tagIds),
      difficulty: upTo(3) - 1,
      keyword: partOf(any(chinese), 2),
    })),
  ];
}

/** Usernames as the seed makes them. */
const commonParts = ['er', 'ot', 'otter', 'maple', 'y_', '1', '12', 'a', 'eager_', 'ow'];
const commonStatuses = [0, -1, 1, 3, -2, 8];
const everyStatus = [...commonStatuses, 2, -3, -4, 4, 10];

export function submissionScenarios(site: SampledSite): Scenario[] {
  const { submissions, tokens, usernames, displayIds, popularDisplayIds, attempts } = site;
  const ask = asking('get-submission-list', { limit: 15, onlyMine: false, completeProblemID: false });
  const exact = { completeProblemID: true };
  return [
    ask('first pages', () => ({ currentPage: upTo(20) })),
    ask('deep pages', () => ({ currentPage: upTo((submissions * 0.9) / 15) })),
    ask('own', () => ({ onlyMine: true, token: any(tokens), currentPage: upTo(3) })),
    ask('own, a status', () => ({ onlyMine: true, token: any(tokens), status: any(everyStatus) })),
    ask('a status', () => ({ status: any(everyStatus), currentPage: upTo(20) })),
    ask('a status, deep pages', () => ({
      status: any(commonStatuses),
      currentPage: upTo(submissions / 40 / 15),
    })),
    ask('accepted, deep pages', () => ({ status: 0, currentPage: upTo((submissions * 0.3) / 15) })),
    ask('a username', () => ({ username: any(usernames) })),
    ask('a part of a username', () => ({ username: any(usernames).slice(-7), currentPage: upTo(2) })),
    ask('a part of many usernames', () => ({ username: any(commonParts), currentPage: upTo(3) })),
    ask('a problem', () => ({ ...exact, problemID: any(displayIds) })),
    ask('a popular problem, deep pages', () => ({
      ...exact,
      problemID: any(popularDisplayIds),
      currentPage: upTo(submissions / 1000 / 15),
    })),
    ask('a problem and a status', () => ({
      ...exact,
      problemID: any(popularDisplayIds),
      status: any(everyStatus),
    })),
    ask('a part of a problem id', () => ({ problemID: any(displayIds).slice(0, 4), currentPage: upTo(3) })),
    ask('a part of most problem ids', () => ({
      problemID: any(['P', '1', 'P1', '0']),
      currentPage: upTo(20),
    })),
    ask('a username and a problem', () => {
      const { username, displayId } = any(attempts);
      return { ...exact, username, problemID: displayId };
    }),
  ];
}

export function rankScenarios({ users, usernames }: SampledSite): Scenario[] {
  const ask = asking('get-rank-list', { limit: 30, type: 0 });
  return [
    ask('ACM, first pages', () => ({ currentPage: upTo(20) })),
    ask('ACM, deep pages', () => ({ currentPage: upTo(users / 30) })),
    ask('OI, first pages', () => ({ type: 1, currentPage: upTo(20) })),
    ask('OI, deep pages', () => ({ type: 1, currentPage: upTo(users / 30) })),
    ask('a username', () => ({ searchUser: any(usernames) })),
    ask('a part of a name', () => ({ searchUser: any(usernames).slice(-6) })),
    ask('a part of many names', () => ({ searchUser: any(commonParts), currentPage: upTo(20) })),
    ask('a Chinese nickname', () => ({
      searchUser: any(['小明', '算盘', '阿石', '月亮', '云书虫', '青', '灯']),
    })),
  ];
}

export function otherScenarios({ displayIds, userIds, usernames }: SampledSite): Scenario[] {
  const home = [
    'home-carousel',
    'get-recent-seven-ac-rank',
    'get-recent-updated-problem',
    'get-last-week-submission-statistics',
    'get-recent-contest',
  ];
  return [
    asking('get-problem-detail', {})('any problem', () => ({ problemId: any(displayIds) })),
    asking('get-user-home-info', {})('any user', () =>
      Math.random() < 0.5 ? { uid: any(userIds) } : { username: any(usernames) },
    ),
    asking('get-user-calendar-heatmap', {})('any user', () => ({ uid: any(userIds) })),
    { name: 'home page: its calls', next: () => ({ path: `/api/${any(home)}` }) },
    asking('get-problem-tags-and-classification', {})('all', () => ({ oj: 'ME' })),
  ];
}
