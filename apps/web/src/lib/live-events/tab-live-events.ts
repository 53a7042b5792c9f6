import { session } from '../session.ts';
import { createLiveEvents, type LiveEvents } from './live-events.ts';
import { createEventStreamOpener } from './open-event-stream.ts';

let tabLiveEvents: LiveEvents | undefined;

function start(): LiveEvents {
  const liveEvents = createLiveEvents({
    openStream: createEventStreamOpener({ baseUrl: '', getToken: () => session.get().token }),
    page: document,
  });
  let uid = session.get().user?.uid;
  session.subscribe(() => {
    if (session.get().user?.uid === uid) return;
    uid = session.get().user?.uid;
    liveEvents.reconnect();
  });
  window.addEventListener('online', liveEvents.reconnect);
  return liveEvents;
}

/** The stream of this tab. */
export const getLiveEvents = (): LiveEvents => (tabLiveEvents ??= start());
