/** What administrators type: the key of a site, and an id there with or without the key as prefix. */
import { getRemoteVendor, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { callError } from '../../../platform/errors/call-error.ts';
import { judgeOf } from '../site-client.ts';
import type { AskedProblem } from './fetch-problem.ts';
import { invalidId } from './import-errors.ts';

export function parsePrefix(name: string | undefined): RemotePrefix {
  const typed = name?.trim() ?? '';
  const prefix = remotePrefixes.find((one) => one === typed.toUpperCase());
  if (prefix === undefined) throw callError('remoteImportSiteUnknown', { name: typed });
  return prefix;
}

/** The id as the site spells it, undefined if it cannot be one. */
export function parseRemoteId(prefix: RemotePrefix, typed: string): string | undefined {
  const own = typed.trim().toUpperCase().startsWith(`${prefix}-`)
    ? typed.trim().slice(prefix.length + 1)
    : typed.trim();
  const { isProblemIdLowerCase } = getRemoteVendor(prefix);
  return judgeOf(prefix).parseProblemId(isProblemIdLowerCase === true ? own.toLowerCase() : own);
}

export function parseAsked(name: string | undefined, typed: string | undefined): AskedProblem {
  const prefix = parsePrefix(name);
  const id = parseRemoteId(prefix, typed ?? '');
  if (id === undefined) throw invalidId(prefix);
  return { prefix, id };
}
