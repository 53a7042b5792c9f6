/**
 * Takes over the code of a submission that the user opened in the editor. The state of the location is cleared, so that a
 * reload does not replace what the user has typed since.
 */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseOpenedCode } from '../../../../lib/opened-code.ts';
import type { Draft } from './create-draft.ts';

export function useOpenedCode(draft: Draft, languages: readonly string[]): void {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const opened = parseOpenedCode(state);
    if (opened === undefined) return;
    const language = languages.includes(opened.language) ? opened.language : draft.get().language;
    draft.carryOver({ code: opened.code, language });
    void navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [draft, languages, state, pathname, search, hash, navigate]);
}
