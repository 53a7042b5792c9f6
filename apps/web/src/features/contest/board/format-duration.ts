const pad = (part: number): string => String(part).padStart(2, '0');

/** Seconds as 6:58:59, with as many hours as there are: penalties are longer than contests. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}
