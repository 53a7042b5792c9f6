/** Removes links, pictures and markup: an answer shows text of this problem and leads nowhere. */

const steps: readonly (readonly [RegExp, string])[] = [
  // Pictures load from other hosts, so not even their text stays.
  [/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])?/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/^\s*\[[^\]]+\]:\s*\S+.*$/g, ''],
  [/<\/?[a-z!][^>]*>?/gi, ''],
  [/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:|data:)[^\s)\]}，。；、）】]*/gi, ''],
  [
    /\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|cn|io|dev|xyz|top|ru|info|me|app|co)\b(?:\/[^\s，。；、）】]*)?/gi,
    '',
  ],
];

export const stripLinks = (line: string): string => {
  // Code spans are shown as text; a comparison such as `a<b` must survive.
  const parts = line.split(/(`[^`]*`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : strip(part))).join('');
};

function strip(text: string): string {
  let stripped = text;
  for (const [pattern, replacement] of steps) stripped = stripped.replace(pattern, replacement);
  return stripped;
}
