/**
 * Turns mentions of users into links to their pages.
 *
 * How this works: the plugin runs after the sanitiser, on text that has passed it, and adds one kind of element: a link whose
 * address it writes itself. Only the given users are linked, so that a text cannot invent a user. Links, code and formulas stay as
 * they are.
 */
import { findMentionsInProse } from '@touchstone/rules/community/mentions';
import type { MarkupElement, MarkupNode, MarkupRoot } from './markup-tree.ts';

const untouched = new Set(['a', 'code', 'pre']);

type Profiles = ReadonlyMap<string, string>;

const profileOf = (username: string) => `/user-home?username=${encodeURIComponent(username)}`;

function splitText(value: string, profiles: Profiles): MarkupElement['children'] {
  const parts: MarkupElement['children'] = [];
  let end = 0;
  for (const mention of findMentionsInProse(value)) {
    const href = profiles.get(mention.username.toLowerCase());
    if (href === undefined) continue;
    parts.push({ type: 'text', value: value.slice(end, mention.start) });
    const label = { type: 'text' as const, value: `@${mention.username}` };
    parts.push({ type: 'element', tagName: 'a', properties: { href }, children: [label] });
    end = mention.end;
  }
  parts.push({ type: 'text', value: value.slice(end) });
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}

function linkIn(parent: MarkupRoot | MarkupElement, profiles: Profiles) {
  const children = parent.children as MarkupNode[];
  parent.children = children.flatMap((child): MarkupNode[] => {
    if (child.type === 'text') return splitText(child.value, profiles);
    if (child.type === 'element' && !untouched.has(child.tagName)) linkIn(child, profiles);
    return [child];
  }) as MarkupElement['children'];
}

/** A plugin for the usernames that may be linked. */
export const linkMentions = (usernames: readonly string[]) => {
  const profiles = new Map(usernames.map((name) => [name.toLowerCase(), profileOf(name)]));
  return () => (tree: MarkupRoot) => {
    if (profiles.size > 0) linkIn(tree, profiles);
  };
};
