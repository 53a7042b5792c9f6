/**
 * Which n-grams of a keyword the index looks for. The cost of the search grows with the number of texts that contain them, so
 * n-grams across words are left out: a blank or a sign is in nearly every text. An underscore is a part of a name. The caller compares
 * the texts that are found.
 */
const ngramLength = 3;
const maxNgrams = 4;

const isInWord = (ngram: string) => !/[\p{White_Space}\p{Symbol}]|(?!_)\p{Punctuation}/u.test(ngram);

/** Some n-grams of the keyword, from its beginning to its end. A shorter keyword is one itself. */
export function chooseNgrams(keyword: string): string[] {
  // PostgreSQL counts code points, too.
  const letters = Array.from(keyword);
  if (letters.length <= ngramLength) return [keyword];
  const all = letters
    .slice(ngramLength - 1)
    .map((_, index) => letters.slice(index, index + ngramLength).join(''));
  const inWords = all.filter(isInWord);
  const candidates = inWords.length === 0 ? all : inWords;
  const count = Math.min(maxNgrams, candidates.length);
  const chosen = Array.from(
    { length: count },
    (_, step) => candidates[Math.round((step * (candidates.length - 1)) / Math.max(1, count - 1))],
  );
  return [...new Set(chosen.filter((ngram) => ngram !== undefined))];
}
