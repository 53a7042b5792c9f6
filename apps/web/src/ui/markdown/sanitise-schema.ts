/**
 * The security barrier of authors' text.
 *
 * How this works: Markdown may hold raw markup, which is parsed first and then reduced to this list; only after that do
 * formulas and code colours add their own, trusted markup. Nothing with behaviour passes: no scripts, handlers, styles,
 * frames, forms, and no address but http, https, mailto and relative ones. Ids and names get a prefix, so that content cannot
 * shadow what the page looks up.
 */
import { defaultSchema } from 'rehype-sanitize';

type Schema = typeof defaultSchema;

export const sanitiseSchema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'center', 'font', 'u', 'mark', 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
    font: ['color'],
    img: [...(defaultSchema.attributes?.['img'] ?? []), 'width', 'height'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto'],
    src: ['http', 'https'],
  },
};
