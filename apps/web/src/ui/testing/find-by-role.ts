/**
 * Finds elements of rendered markup by role and accessible name, so that a test asserts on what users perceive and not on
 * classes or nesting. It covers the roles and the ways of naming that this app uses, not the whole specification.
 */
import type { MarkupElement, MarkupRoot } from '../markdown/markup-tree.ts';
import { parseMarkup } from './parse-markup.ts';

export interface FoundElement {
  role: string;
  name: string;
  /** The text inside, with single spaces between elements. */
  text: string;
  isDisabled: boolean;
  isChecked: boolean;
  /** Undefined unless the element is a link. */
  href: string | undefined;
  /** An attribute by its name in HTML, e.g. `aria-current`. */
  attribute: (name: string) => string | undefined;
}

const rolesOfTags: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button',
  caption: 'caption',
  dd: 'definition',
  dt: 'term',
  fieldset: 'group',
  form: 'form',
  img: 'img',
  li: 'listitem',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  progress: 'progressbar',
  select: 'combobox',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  time: 'time',
  tr: 'row',
  ul: 'list',
};

const rolesOfInputs: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'file',
  hidden: 'none',
  number: 'spinbutton',
  radio: 'radio',
  search: 'searchbox',
};

const renamed: Readonly<Record<string, string>> = { class: 'classname', for: 'htmlfor' };

/** The parser names attributes as properties: `ariaLabelledBy` for `aria-labelledby`. */
function attributeOf({ properties }: MarkupElement, name: string): string | undefined {
  const wanted = renamed[name] ?? name.replaceAll('-', '');
  const value = Object.entries(properties).find(([key]) => key.toLowerCase() === wanted)?.[1];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function roleOf(element: MarkupElement): string | undefined {
  const explicit = attributeOf(element, 'role');
  if (explicit !== undefined) return explicit;
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return 'heading';
  if (tagName === 'a') return attributeOf(element, 'href') === undefined ? undefined : 'link';
  if (tagName === 'input') return rolesOfInputs[attributeOf(element, 'type') ?? 'text'] ?? 'textbox';
  if (tagName === 'section') return attributeOf(element, 'aria-label') === undefined ? undefined : 'region';
  return rolesOfTags[tagName];
}

function* elementsIn(parent: MarkupRoot | MarkupElement): Generator<MarkupElement> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

const silentTags = new Set(['style', 'script', 'svg']);

/** `isName`: without the parts that are hidden from screen readers. */
function textIn(parent: MarkupRoot | MarkupElement, isName = false): string {
  const isSilent = (element: MarkupElement) =>
    silentTags.has(element.tagName) || (isName && attributeOf(element, 'aria-hidden') === 'true');
  const parts: string[] = [];
  const visit = (node: MarkupRoot | MarkupElement): void => {
    for (const child of node.children) {
      if (child.type === 'text') parts.push(child.value);
      if (child.type === 'element' && !isSilent(child)) visit(child);
    }
  };
  visit(parent);
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function nameOf(root: MarkupRoot, element: MarkupElement): string {
  const label = attributeOf(element, 'aria-label');
  if (label !== undefined) return label;
  const labelledBy = attributeOf(element, 'aria-labelledby')?.split(' ') ?? [];
  const id = attributeOf(element, 'id');
  const labels = [...elementsIn(root)].filter((one) => {
    const isLabelFor = one.tagName === 'label' && id !== undefined && attributeOf(one, 'for') === id;
    return isLabelFor || labelledBy.includes(attributeOf(one, 'id') ?? '');
  });
  if (labels.length > 0) return labels.map((one) => textIn(one, true)).join(' ');
  if (element.tagName === 'input' || element.tagName === 'textarea')
    return attributeOf(element, 'placeholder') ?? '';
  const alt = attributeOf(element, 'alt');
  return alt ?? (textIn(element, true) || (attributeOf(element, 'title') ?? ''));
}

export interface Markup {
  html: string;
  text: string;
  /** Every element with the role, in the order of the document. */
  all: (role: string) => FoundElement[];
  names: (role: string) => string[];
  find: (role: string, name: string) => FoundElement | undefined;
  /** Fails, with the names that exist, if the element is missing. */
  get: (role: string, name: string) => FoundElement;
}

export function readMarkup(html: string): Markup {
  const root = parseMarkup(html);
  const describe = (element: MarkupElement, role: string): FoundElement => ({
    role,
    name: nameOf(root, element),
    text: textIn(element),
    isDisabled:
      attributeOf(element, 'disabled') !== undefined || attributeOf(element, 'aria-disabled') === 'true',
    isChecked:
      attributeOf(element, 'checked') !== undefined || attributeOf(element, 'aria-checked') === 'true',
    href: attributeOf(element, 'href'),
    attribute: (name) => attributeOf(element, name),
  });
  const all = (role: string) =>
    [...elementsIn(root)].filter((one) => roleOf(one) === role).map((one) => describe(one, role));
  const find = (role: string, name: string) => all(role).find((one) => one.name === name);
  return {
    html,
    text: textIn(root),
    all,
    names: (role) => all(role).map(({ name }) => name),
    find,
    get(role, name) {
      const found = find(role, name);
      if (found === undefined)
        throw new Error(
          `No ${role} "${name}". There are: ${all(role)
            .map((one) => one.name)
            .join(' | ')}`,
        );
      return found;
    },
  };
}
