import { afterEach, describe, expect, it } from 'vitest';
import { hideToast, showToast, showUndoToast, useToast } from '../lib/toasts.ts';
import { renderMarkup } from './testing/render-markup.tsx';
import { ToastViewport } from './toast-viewport.tsx';

const ShownId = () => useToast()?.id;

const show = (locale: 'zh-CN' | 'zh-HK' | 'en-US') => renderMarkup(<ToastViewport />, { locale });

afterEach(() => hideToast(Number(renderMarkup(<ShownId />).text)));

describe.each([
  ['zh-CN', '撤销'],
  ['zh-HK', '復原'],
  ['en-US', 'Undo'],
] as const)('toasts in %s', (locale, undo) => {
  it('offer to take an action back', () => {
    showUndoToast('Deleted', () => undefined);
    const shown = show(locale);
    expect(shown.text).toContain('Deleted');
    expect(shown.names('button')).toContain(undo);
  });

  it('have no such button otherwise', () => {
    showToast('success', 'Saved');
    expect(show(locale).names('button')).not.toContain(undo);
  });
});
