/** Display ids separated by spaces, commas or line breaks, in their order and each once. */
export const parseProblemIds = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,，、;；]+/).filter((part) => part !== '')),
];
