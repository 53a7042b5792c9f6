const adminRoles: readonly string[] = ['root', 'admin', 'problem_admin'];

export const isAdminRole = (roles: readonly string[]): boolean =>
  roles.some((role) => adminRoles.includes(role));
export const isSuperAdminRole = (roles: readonly string[]): boolean => roles.includes('root');
