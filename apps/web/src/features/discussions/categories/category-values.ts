/** The whole list of categories as the dialog edits it. Pure. */
import { discussionLimits } from '@touchstone/contract/discussion-limits';

export interface CategoryValue {
  /** Undefined for a new category. */
  id?: number | undefined;
  name: string;
  /** Stays when other entries are removed. */
  key: string;
}

export type CategoryError = 'empty' | 'twice';

/** The error of each entry, by position. A new entry without a name is ignored. */
export function findCategoryErrors(categories: readonly CategoryValue[]): (CategoryError | undefined)[] {
  const names = categories.map(({ name }) => name.trim());
  return categories.map(({ id }, index) => {
    const name = names[index] ?? '';
    if (name === '') return id === undefined ? undefined : 'empty';
    return names.indexOf(name) < index ? 'twice' : undefined;
  });
}

export const toSentCategories = (categories: readonly CategoryValue[]) =>
  categories
    .map(({ id, name }) => ({ ...(id !== undefined && { id }), name: name.trim() }))
    .filter(({ name }) => name !== '');

export const canAddCategory = (categories: readonly CategoryValue[]): boolean =>
  categories.length < discussionLimits.categoriesMaximum;
