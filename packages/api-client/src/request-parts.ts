export function parseCallName(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

/** `/api/admin/...`: these calls belong to the admin area, which has its own login page. */
export const isAdminPath = (path: string): boolean => path.split('/')[2]?.startsWith('admin') ?? false;

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Empty values mean "no filter" and are left out. */
export function toQueryString(query: QueryValues): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.append(key, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
