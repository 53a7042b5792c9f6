import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';

/** Starts the chat widget after a login and destroys it at the logout. Its code loads after the page. */
export function useChatWidget(): void {
  const uid = useSession().user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    void import('./chat-widget.ts').then(({ startChat }) => {
      if (!isLeft) stop = startChat();
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [uid]);
}
