import { renderToStaticMarkup } from 'react-dom/server';
import { hideToast, useToast, type Toast } from '../toasts.ts';

/** The toast on the page, if there is one. Test files share it: hide it before and after a test that shows one. */
export function shownToast(): Toast | undefined {
  const shown: (Toast | undefined)[] = [];
  function Probe() {
    shown.push(useToast());
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return shown[0];
}

export const hideShownToast = (): void => hideToast(shownToast()?.id ?? 0);
