import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';

export type RemoteIdProblem = 'required' | 'format';

/** The id at the site. A display id of ours is accepted, too: `HDU-1000` names `1000`. */
export function normaliseRemoteId(prefix: RemotePrefix, text: string): string {
  const typed = text.trim();
  const id = typed.toUpperCase().startsWith(`${prefix}-`) ? typed.slice(prefix.length + 1).trim() : typed;
  return getRemoteVendor(prefix).isProblemIdLowerCase === true ? id.toLowerCase() : id;
}

/** What is wrong with an id; undefined for an id that the site may have. */
export function findRemoteIdProblem(prefix: RemotePrefix, text: string): RemoteIdProblem | undefined {
  const id = normaliseRemoteId(prefix, text);
  if (id === '') return 'required';
  return getRemoteVendor(prefix).problemIdPattern.test(id) ? undefined : 'format';
}
