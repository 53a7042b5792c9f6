/** Administration of tags and their classifications. */
import { z } from 'zod';
import { anyAdmin, defineCalls, problemAdmin } from '../define-calls.ts';
import { tag, tagClassification } from '../shapes/problem.ts';
import { sentTranslations, translations } from '../shapes/translations.ts';
import { tagLimits } from '../tag-limits.ts';
import { identifier, nothing, optionalIdentifier, optionalInteger, optionalText, text } from '../wire.ts';

/** Names have their own messages. Absent or null keeps the stored value. */
const name = () => text(1_000_000).nullish();
/** Defaults to `ME`. The site of a tag or classification cannot change. */
const oj = () => optionalText(64);
const rank = () => optionalInteger({ min: 0, max: tagLimits.rankMaximum });

const tagFields = {
  /** The default text. */
  name: name(),
  nameTranslations: sentTranslations(),
  /** Absent on creation: the default. */
  color: optionalText(),
  oj: oj(),
  /** Absent or null: no classification. */
  tcid: optionalIdentifier(),
};

/**
 * The name is the default text, whatever the language of the call: the form changes it. The answers of HOJ's calls
 * have no translations.
 */
const administeredTag = tag.extend({ nameTranslations: translations() });
export type AdministeredTag = z.output<typeof administeredTag>;
const administeredClassification = tagClassification.extend({ nameTranslations: translations() });
export type AdministeredClassification = z.output<typeof administeredClassification>;

const countedTag = administeredTag.extend({ problemCount: z.int() });
export type CountedTag = z.output<typeof countedTag>;

export const adminTagsCalls = defineCalls({
  'GET /api/admin/tag': {
    summary: 'The tags by classification with how many problems carry each; those without one come last.',
    access: anyAdmin,
    query: z.object({ oj: oj() }),
    data: z.array(
      z.object({ classification: administeredClassification.nullable(), tagList: z.array(countedTag) }),
    ),
  },
  'POST /api/admin/tag': {
    summary: 'Creates a tag. Those of groups are made in their groups.',
    access: problemAdmin,
    body: z.object({ ...tagFields, gid: optionalIdentifier() }),
    data: tag,
  },
  'PUT /api/admin/tag': {
    summary: 'Changes a tag; without a classification it belongs to none.',
    access: problemAdmin,
    body: z.object({ id: identifier(), ...tagFields }),
    data: nothing(),
  },
  'DELETE /api/admin/tag': {
    summary: 'Deletes a tag, and takes it off the problems that carry it.',
    access: problemAdmin,
    query: z.object({ tid: identifier() }),
    data: nothing(),
  },
  'GET /api/admin/tag/classification': {
    summary: 'The classifications in their order: of our own tags, of a site, or of all.',
    access: problemAdmin,
    query: z.object({ oj: oj() }),
    data: z.array(tagClassification),
  },
  'POST /api/admin/tag/classification': {
    summary: 'Creates a classification.',
    access: problemAdmin,
    body: z.object({ name: name(), nameTranslations: sentTranslations(), oj: oj(), rank: rank() }),
    data: tagClassification,
  },
  'PUT /api/admin/tag/classification': {
    summary: 'Changes the name or the place of a classification.',
    access: problemAdmin,
    body: z.object({
      id: identifier(),
      name: name(),
      nameTranslations: sentTranslations(),
      oj: oj(),
      rank: rank(),
    }),
    data: nothing(),
  },
  'DELETE /api/admin/tag/classification': {
    summary: 'Deletes a classification; its tags stay, without one.',
    access: problemAdmin,
    query: z.object({ tcid: identifier() }),
    data: nothing(),
  },
});
