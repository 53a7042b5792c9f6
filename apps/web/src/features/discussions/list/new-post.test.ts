import { expect, it } from 'vitest';
import { newPostUrl, parseNewPost } from './new-post.ts';

it.each([
  ['', undefined, undefined],
  ['new=discussion', undefined, 'discussion'],
  ['new=solution', '1000', 'solution'],
  ['new=solution', undefined, undefined],
  ['new=other', '1000', undefined],
])('the address %s of the problem %s opens %s', (query, problemId, kind) => {
  expect(parseNewPost(new URLSearchParams(query), problemId)).toBe(kind);
});

it('leads to the form of the list', () => {
  expect(newPostUrl({}, undefined, 'discussion')).toBe('/discussion?new=discussion');
  expect(newPostUrl({ groupId: 2 }, '1000', 'solution')).toBe('/group/2/discussion/1000?new=solution');
});
