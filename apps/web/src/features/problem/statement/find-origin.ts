import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import { parseWebLink } from '../../../lib/parse-web-link.ts';
import type { Problem } from '../api/get-problem-page.ts';

interface Origin {
  /** Undefined where a contest hides it. */
  name: string | undefined;
  href: string | undefined;
}

const addresses = /https?:\/\/[^\s<>"'()[\]]+/u;

/** The site of a remote problem and its id there. The import stores the address of the problem in its source. */
export function findOrigin({ problemId, source }: Pick<Problem, 'problemId' | 'source'>): Origin {
  const remote = parseRemoteDisplayId(problemId);
  return {
    name: remote && `${remote.vendor.name} ${remote.problemId}`,
    href: parseWebLink(addresses.exec(source ?? '')?.[0])?.href,
  };
}
