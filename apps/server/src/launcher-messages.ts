/**
 * Messages of the server to the launcher, over the channel between parent and child. Without a launcher
 * nothing is sent.
 */
export type LauncherMessage =
  | { type: 'ready'; address: string }
  | { type: 'root-created'; username: string; password: string }
  | { type: 'mail-kept'; count: number }
  /** The site has an account at another judge: the remote worker is needed. */
  | { type: 'remote-accounts' };

export function notifyLauncher(message: LauncherMessage) {
  // Without the check, sending to an ended launcher is an uncaught error.
  if (process.connected) process.send?.(message);
}
