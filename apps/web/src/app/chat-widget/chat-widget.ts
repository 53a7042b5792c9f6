/**
 * The chat widget of Coze. How this works: after a login the site is asked whether a widget is configured; only then its script is
 * loaded and a token is requested. A logout destroys the widget. Failures are only logged: the site works without it.
 */
import { callApi } from '../../lib/api/index.ts';

interface ChatClient {
  destroy: () => void;
}

interface ChatLibrary {
  WebChatClient: new (options: {
    config: { bot_id: string };
    auth: { type: 'token'; token: string; onRefreshToken: () => Promise<string> };
  }) => ChatClient;
}

declare global {
  // The name that the script of Coze defines.
  var CozeWebSDK: ChatLibrary | undefined;
}

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the chat widget did not load.'));
    });
    document.head.append(script);
  });

const fetchToken = async (): Promise<string> => (await callApi('GET /api/coze-get-token', {})).token;

async function openChat(signal: AbortSignal): Promise<ChatClient | undefined> {
  const widget = await callApi('GET /api/assistant/widget', { signal });
  if (widget === null || signal.aborted) return undefined;
  if (globalThis.CozeWebSDK === undefined) await loadScript(widget.scriptUrl);
  const token = await fetchToken();
  if (signal.aborted || globalThis.CozeWebSDK === undefined) return undefined;
  return new globalThis.CozeWebSDK.WebChatClient({
    config: { bot_id: widget.botId },
    auth: { type: 'token', token, onRefreshToken: fetchToken },
  });
}

/** Starts the widget. Returns a function that destroys it, also if it is not open yet. */
export function startChat(): () => void {
  const controller = new AbortController();
  let client: ChatClient | undefined;
  openChat(controller.signal).then(
    (opened) => {
      client = opened;
      if (controller.signal.aborted) client?.destroy();
    },
    (error: unknown) => {
      if (!controller.signal.aborted) console.warn('The chat widget did not start.', error);
    },
  );
  return () => {
    controller.abort();
    client?.destroy();
    client = undefined;
  };
}
