/** The site and the keyword live in the address. Typing does not wait for it, and leaves no steps behind for Back. */
import type { TagSite } from '@touchstone/contract/tag-limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseTagSite } from '../../lib/tag-sites.ts';

export function useTagAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [keyword, setTypedKeyword] = useState(parameters.get('keyword') ?? '');
  const change = (name: string, value: string, options: { replace: boolean }) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    }, options);
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
