/** The title of a post without the id of its problem: `[1000] Why?` is `Why?` where the problem is known. */
export function stripProblemPrefix(title: string, problemId: string | null | undefined): string {
  if (problemId === null || problemId === undefined) return title;
  const prefix = `[${problemId}]`;
  return title.startsWith(prefix) ? title.slice(prefix.length).trimStart() : title;
}
