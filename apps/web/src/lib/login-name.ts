/** The name that the login form starts with: whoever has just registered, or set a new password, need not type it again. */
let loginName = '';

export const rememberLoginName = (username: string): void => {
  loginName = username;
};

export const readLoginName = (): string => loginName;
