import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { defineMessages, useMessages } from '../lib/messages.ts';
import { hideNotice, hideToast, useNotice, useToast, type Toast, type ToastKind } from '../lib/toasts.ts';
import classes from './toast-viewport.module.css';

const toastMessages = defineMessages({
  'zh-CN': { close: '关闭提示', undo: '撤销' },
  'zh-HK': { close: '關閉提示', undo: '復原' },
  'en-US': { close: 'Close message', undo: 'Undo' },
});

const icons: Record<ToastKind, typeof IconX> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

/** Both live regions stay in the page, so that screen readers announce new toasts. */
export function ToastViewport() {
  const toast = useToast();
  const notice = useNotice();
  return (
    <>
      <div className={classes['top']} role="status" aria-live="polite">
        {toast !== undefined && (
          <Message key={toast.id} toast={toast} onClose={hideToast}>
            <span>{toast.text}</span>
          </Message>
        )}
      </div>
      <div className={classes['corner']} role="status" aria-live="polite">
        {notice !== undefined && (
          <Message key={notice.id} toast={notice} onClose={hideNotice}>
            <strong>{notice.title}</strong>
            <span>{notice.text}</span>
          </Message>
        )}
      </div>
    </>
  );
}

interface MessageProps {
  toast: Toast;
  onClose: (id: number) => void;
  children: ReactNode;
}

function Message({ toast, onClose, children }: MessageProps) {
  const m = useMessages(toastMessages);
  const { id, kind, durationMs, onUndo } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onClose]);
  const Icon = icons[kind];
  return (
    <div className={classes['message']} data-kind={kind}>
      <Icon className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes['words']}>{children}</div>
      {onUndo !== undefined && (
        <button
          type="button"
          className={classes['undo']}
          onClick={() => {
            onClose(id);
            onUndo();
          }}
        >
          {m.undo}
        </button>
      )}
      <button type="button" className={classes['close']} aria-label={m.close} onClick={() => onClose(id)}>
        <IconX size={16} stroke={1.75} />
      </button>
    </div>
  );
}
