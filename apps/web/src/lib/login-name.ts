/** The initial username of the login form, set after a registration or a password reset. */
let loginName = '';

export const rememberLoginName = (username: string): void => {
  loginName = username;
};

export const readLoginName = (): string => loginName;
