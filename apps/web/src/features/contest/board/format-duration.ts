const pad = (part: number): string => String(part).padStart(2, '0');

/** Formats seconds as 6:58:59. Hours have no limit: penalties may exceed the contest. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}
