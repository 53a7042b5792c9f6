/** Requests of the pages of discussions, comments and messages, varied. */
import type { SeededCommunity } from '../../seed/seed-community.ts';
import type { Scenario } from '../http/measure-scenarios.ts';
import { any, upTo } from '../lists/draw.ts';

interface Sessions {
  readonly tokens: readonly string[];
  /** Of the user with many messages. */
  readonly popularTokens: readonly string[];
  readonly adminTokens: readonly string[];
}

const pageSize = 10;
const messagePageSize = 6;
const commonWords = ['线段树', '拓扑排序', 'binary search', '为什么', 'overflow', 'the'] as const;

export function communityScenarios(
  { discussionIds, messageCount }: SeededCommunity,
  { tokens, popularTokens, adminTokens }: Sessions,
): Scenario[] {
  const asking =
    (call: string, sessions?: readonly string[]) =>
    (name: string, draw: () => object): Scenario => ({
      name: `${call}: ${name}`,
      next: () => {
        const query = Object.entries({ limit: pageSize, currentPage: 1, ...draw() });
        const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)]));
        const path = `/api/${call}?${search.toString()}`;
        return sessions === undefined ? { path } : { path, token: any(sessions) };
      },
    });
  const pages = discussionIds.length / pageSize;
  const anyDiscussion = () => ({ did: any(discussionIds) });
  const popular = discussionIds.slice(0, 20);
  /** In one discussion each. Different words, so that a cache alone does not answer. */
  const rareWords = () => `x = ${String(upTo(discussionIds.length))};`;
  const list = asking('get-discussion-list');
  const detail = asking('get-discussion-detail', tokens);
  const comments = asking('comments', tokens);
  /** Any page of a kind that is this share of all messages. */
  const messagePage = (share: number) => () => ({
    limit: messagePageSize,
    currentPage: upTo((messageCount * share) / messagePageSize),
  });
  const messages = (kind: string) => asking(`msg/${kind}`, popularTokens);
  return [
    list('first page', () => ({})),
    asking('get-discussion-list', tokens)('first page, logged in', () => ({})),
    list('any page', () => ({ currentPage: upTo(pages) })),
    list('any page of a category', () => ({ cid: upTo(5), currentPage: upTo(pages / 6) })),
    list('a rare keyword', () => ({ keyword: rareWords() })),
    list('a frequent keyword', () => ({ keyword: any(commonWords), currentPage: upTo(10) })),
    list('a part of an author', () => ({ keyword: `speaker_${String(upTo(900))}` })),
    asking('get-discussion-list', tokens)('own', () => ({ onlyMine: true })),
    asking('get-discussion-list', adminTokens)('back office, any page', () => ({
      admin: true,
      currentPage: upTo(pages),
    })),
    detail('one discussion', () => ({ did: any(popular) })),
    detail('any discussion', anyDiscussion),
    comments('any discussion', anyDiscussion),
    comments('the most commented, any page', () => ({ did: any(popular), currentPage: upTo(50) })),
    comments('the most commented, by time', () => ({
      did: any(popular),
      sort: 'time',
      currentPage: upTo(50),
    })),
    asking('msg/unread', popularTokens)('many messages', () => ({})),
    messages('comment')('first page', () => ({ limit: messagePageSize })),
    messages('reply')('any page', messagePage(1 / 4)),
    messages('like')('any page', messagePage(1 / 2)),
  ];
}
