import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  hideNotice,
  hideToast,
  showNotice,
  showToast,
  useNotice,
  useToast,
  type Notice,
  type Toast,
} from './toasts.ts';

function Probe() {
  const shown = JSON.stringify({ toast: useToast(), notice: useNotice() });
  return <pre dangerouslySetInnerHTML={{ __html: shown }} />;
}

const shown = () =>
  JSON.parse(renderToStaticMarkup(<Probe />).replaceAll(/<\/?pre>/g, '')) as {
    toast?: Toast;
    notice?: Notice;
  };

afterEach(() => {
  const { toast, notice } = shown();
  if (toast !== undefined) hideToast(toast.id);
  if (notice !== undefined) hideNotice(notice.id);
});

describe('toasts', () => {
  it('replace the former one', () => {
    showToast('success', 'Saved');
    const first = shown().toast;
    showToast('error', 'Failed', 9000);
    expect(shown().toast).toMatchObject({ kind: 'error', text: 'Failed', durationMs: 9000 });
    expect(shown().toast?.id).not.toBe(first?.id);
  });

  it('are hidden by their own timer only, not by the timer of a former toast', () => {
    showToast('info', 'one');
    const first = shown().toast;
    showToast('info', 'two');
    hideToast(first?.id ?? 0);
    expect(shown().toast?.text).toBe('two');
    hideToast(shown().toast?.id ?? 0);
    expect(shown().toast).toBeUndefined();
  });

  it('with the same text are new toasts, so that each is announced', () => {
    showToast('info', 'Copied');
    const first = shown().toast;
    showToast('info', 'Copied');
    expect(shown().toast?.id).not.toBe(first?.id);
  });
});

describe('notices', () => {
  it('stay when a toast comes and goes', () => {
    showNotice('warning', 'Offline', 'No connection');
    showToast('info', 'one');
    hideToast(shown().toast?.id ?? 0);
    expect(shown()).toMatchObject({ notice: { title: 'Offline', text: 'No connection' } });
  });

  it('ignore the id of a toast', () => {
    showToast('info', 'one');
    showNotice('error', 'Broken', 'text');
    hideNotice(shown().toast?.id ?? 0);
    expect(shown().notice?.title).toBe('Broken');
  });
});
