import type { Translations } from '@touchstone/rules/translated-text';
import { callApi } from '../../../lib/api/index.ts';

export interface TagChange {
  /** Undefined: a new tag. */
  id: number | undefined;
  name: string;
  nameTranslations: Translations;
  color: string;
  oj: string;
  /** Null: no classification. */
  tcid: number | null;
}

export async function saveTag({ id, ...fields }: TagChange): Promise<void> {
  if (id === undefined) await callApi('POST /api/admin/tag', { body: fields });
  else await callApi('PUT /api/admin/tag', { body: { id, ...fields } });
}
