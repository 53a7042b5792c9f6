/** The site and the keyword live in the address. Typing replaces the history entry, so that Back leaves the page. */
import type { TagSite } from '@touchstone/contract/tag-limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { changeParameters } from '../../lib/search-parameters.ts';
import { parseTagSite } from '../../lib/tag-sites.ts';

export function useTagAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [keyword, setTypedKeyword] = useState(parameters.get('keyword') ?? '');
  const change = (name: string, value: string, options: { replace: boolean }) =>
    setParameters((before) => changeParameters(before, { [name]: value }), options);
  return {
    site: parseTagSite(parameters.get('oj') ?? ''),
    setSite: (site: TagSite) => change('oj', site === 'ME' ? '' : site, { replace: false }),
    keyword,
    setKeyword: (text: string) => {
      setTypedKeyword(text);
      change('keyword', text.trim(), { replace: true });
    },
  };
}
