/** Stands for a stored password that nobody gets to see. */
export const hiddenPassword = '••••••••';
