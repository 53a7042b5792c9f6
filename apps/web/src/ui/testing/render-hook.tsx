import { renderMarkup, type RenderOptions } from './render-markup.tsx';

/**
 * The result of a hook after its first render inside the providers of the app. A change of state does not render it again;
 * forms, mutations and refs work.
 */
export function renderHook<Result>(useHook: () => Result, options: RenderOptions = {}): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  renderMarkup(<Probe />, { ...options, hasTheme: false });
  const [result] = results;
  if (result === undefined) throw new Error('The hook was not rendered, or has no result.');
  return result;
}
