/** The initial username of the login form, set after a registration or a password reset. */
let loginName = '';

export const setLoginName = (username: string): void => {
  loginName = username;
};

export const getLoginName = (): string => loginName;
