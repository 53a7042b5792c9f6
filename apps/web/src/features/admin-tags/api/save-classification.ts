import type { Translations } from '@touchstone/rules/translated-text';
import { callApi } from '../../../lib/api/index.ts';

export interface ClassificationChange {
  /** Undefined: a new classification. */
  id: number | undefined;
  name: string;
  nameTranslations: Translations;
  oj: string;
  rank: number;
}

export async function saveClassification({ id, ...fields }: ClassificationChange): Promise<void> {
  if (id === undefined) await callApi('POST /api/admin/tag/classification', { body: fields });
  else await callApi('PUT /api/admin/tag/classification', { body: { id, ...fields } });
}
