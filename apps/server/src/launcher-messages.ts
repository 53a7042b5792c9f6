/** What the server says to the launcher over the channel between parent and child. Alone, it has nobody to tell. */
export type LauncherMessage =
  | { type: 'ready'; address: string }
  | { type: 'root-created'; username: string; password: string }
  | { type: 'mail-kept'; count: number };

export function tellLauncher(message: LauncherMessage) {
  process.send?.(message);
}
