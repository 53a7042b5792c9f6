import { staffRoles, type StaffRole } from '@touchstone/rules/contests/contest-staff';

/** Adds or removes a role. The result has the usual order. */
export const toggleRole = (roles: readonly StaffRole[], role: StaffRole): StaffRole[] =>
  staffRoles.filter((one) => (one === role ? !roles.includes(one) : roles.includes(one)));
