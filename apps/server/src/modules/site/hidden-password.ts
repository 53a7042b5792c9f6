/** Stands for a stored password, which is never sent to a client. */
export const hiddenPassword = '••••••••';
