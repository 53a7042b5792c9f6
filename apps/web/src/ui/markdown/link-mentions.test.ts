import { describe, expect, it } from 'vitest';
import { linkMentions } from './link-mentions.ts';
import type { MarkupElement, MarkupNode, MarkupRoot } from './markup-tree.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: MarkupElement['children']): MarkupElement => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Links in brackets, with their addresses. */
function show(node: MarkupRoot | MarkupNode): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(show).join('');
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return typeof href === 'string' ? `[${inside}](${href})` : inside;
}

function link(usernames: readonly string[], ...children: MarkupElement['children']): string {
  const root: MarkupRoot = { type: 'root', children };
  linkMentions(usernames)()(root);
  return show(root);
}

const annLink = '[@ann](/user-home?username=ann)';

describe('mentions of users', () => {
  it.each([
    ['in a text', 'thanks @ann for it', `thanks ${annLink} for it`],
    ['at both ends', '@ann and @ann', `${annLink} and ${annLink}`],
    ['in other capitals, with the link of the user', '@ANN', '[@ANN](/user-home?username=ann)'],
    ['of a user who was not given', '@bob', '@bob'],
    ['in a mail address', 'me@ann', 'me@ann'],
  ])('%s', (_case, value, shown) => {
    expect(link(['ann'], text(value))).toBe(shown);
  });

  it('are found inside other elements', () => {
    expect(link(['ann'], element('p', text('hi '), element('strong', text('@ann'))))).toBe(`hi ${annLink}`);
  });

  it.each(['a', 'code', 'pre'])('stay as they are in <%s>', (tagName) => {
    expect(link(['ann'], element(tagName, text('@ann')))).toBe('@ann');
  });

  it('have an encoded address', () => {
    expect(link(['李雷'], text('@李雷'))).toBe(`[@李雷](/user-home?username=${encodeURIComponent('李雷')})`);
  });

  it('are not searched without users', () => {
    expect(link([], text('@ann'))).toBe('@ann');
  });
});
