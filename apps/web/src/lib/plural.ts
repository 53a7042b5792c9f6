/** `1 try`, `2 tries`: a count with its English noun. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
