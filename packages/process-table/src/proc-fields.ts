/** Returns the value of a `Name: value` line of /proc/<pid>/status or /proc/meminfo. */
export const findProcField = (text: string, name: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

/** The value of a field in kilobytes (`MemTotal: 1024 kB`), as bytes. */
export function findProcBytes(text: string, name: string): number | undefined {
  const kilobytes = /^(\d+) kB$/.exec(findProcField(text, name) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
