/** Groups languages by family: the standards or the engines of one language. */
export interface OfferedLanguage {
  id: number;
  name: string;
  isOffered: boolean;
}

export interface LanguageGroup {
  name: string;
  languages: OfferedLanguage[];
}

const families: readonly (readonly [RegExp, string])[] = [
  [/^C\+\+/, 'C++'],
  [/^C( With O2)?$/, 'C'],
  [/^(Python|PyPy)/, 'Python'],
  [/^(JavaScript|TypeScript)/, 'JavaScript'],
];

const otherName = '…';

/** One group per family, and one for languages without a family. */
export function groupLanguages(languages: readonly OfferedLanguage[]): LanguageGroup[] {
  const familyOf = ({ name }: OfferedLanguage) =>
    families.find(([sign]) => sign.test(name))?.[1] ?? otherName;
  const groups = Map.groupBy(languages, familyOf);
  return [...groups]
    .map(([name, members]) => ({ name, languages: members }))
    .toSorted((one, other) => Number(one.name === otherName) - Number(other.name === otherName));
}

export const isOtherGroup = ({ name }: LanguageGroup): boolean => name === otherName;
