/**
 * The language of a validator with its own scripts. Its source is `build`, and `run` is beside it. Only imported problems
 * have it: the site offers it neither to submissions nor in the form.
 */
export const scriptsLanguage = 'Scripts';
