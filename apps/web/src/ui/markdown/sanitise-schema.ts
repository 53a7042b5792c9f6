/**
 * The security barrier of authors' text.
 *
 * How this works: Markdown may contain raw markup, which is balanced, parsed, and then reduced to this list; only after
 * that do formulas and highlighting add their own, trusted markup. Nothing with behaviour passes: no scripts, handlers,
 * styles, frames, forms, access keys, tab indexes or image maps, and only http, https, mailto and relative addresses.
 * Ids get a prefix per text, so that content cannot shadow ids of the page or of another text.
 */
import { defaultSchema } from 'rehype-sanitize';
import { allowedElements } from './markup-elements.ts';

type Schema = typeof defaultSchema;

/** Browsers lay out every row and column that a cell claims to span. */
const smallNumber = /^[1-9]\d?$/;
const length = /^\d{1,4}%?$/;
const plainColor = /^(?:#[0-9a-f]{3,8}|[a-z]{3,24})$/i;
type Attributes = NonNullable<Schema['attributes']>;
const cell: Attributes[string] = [['colSpan', smallNumber], ['rowSpan', smallNumber], 'scope'];

const attributes: Attributes = {
  '*': [
    ['align', 'left', 'center', 'right', 'justify'],
    ['dir', 'ltr', 'rtl', 'auto'],
    'lang',
    'title',
    'id',
  ],
  a: ['href', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
  code: [['className', /^language-./, 'math-inline', 'math-display']],
  details: ['open'],
  font: [['color', plainColor]],
  img: ['src', 'alt', ['width', length], ['height', length]],
  input: [['disabled', true], ['type', 'checkbox'], 'checked'],
  li: [['className', 'task-list-item'], 'value'],
  ol: [['className', 'contains-task-list'], 'start', 'reversed'],
  section: ['dataFootnotes', ['className', 'footnotes']],
  td: cell,
  th: cell,
  ul: [['className', 'contains-task-list']],
};

export const createSanitiseSchema = (idPrefix: string): Schema => ({
  ...defaultSchema,
  tagNames: allowedElements,
  attributes,
  clobber: ['ariaDescribedBy', 'id'],
  clobberPrefix: idPrefix,
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
});
