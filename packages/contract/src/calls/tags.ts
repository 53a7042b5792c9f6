import { z } from 'zod';
import { anonymous, defineCalls } from '../define-calls.ts';
import { tag, tagClassification } from '../shapes/problem.ts';
import { optionalText } from '../wire.ts';

/** With the names in all languages, for search. */
const listedTag = tag.extend({ allNames: z.array(z.string()) });
export type ListedTag = z.output<typeof listedTag>;

/** Defaults to `ME`; `ALL` for every site. */
const ofSite = z.object({ oj: optionalText(64) });

export const tagsCalls = defineCalls({
  'GET /api/get-all-problem-tags': {
    summary: 'The tags of problems.',
    access: anonymous,
    query: ofSite,
    data: z.array(tag),
  },
  'GET /api/get-problem-tags-and-classification': {
    summary: 'The tags by classification, in its order; those without one come last.',
    access: anonymous,
    query: ofSite,
    data: z.array(z.object({ classification: tagClassification.nullable(), tagList: z.array(tag) })),
  },
  'GET /api/tag-groups': {
    summary: 'The same, with the names of the tags in all languages, for the search of our own pages.',
    access: anonymous,
    query: ofSite,
    data: z.array(z.object({ classification: tagClassification.nullable(), tagList: z.array(listedTag) })),
  },
});
