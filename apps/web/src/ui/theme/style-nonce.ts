/**
 * The server puts a nonce into the page; every style element created at run time must carry it, or the
 * Content-Security-Policy refuses it. Mantine gets it from its provider. The library that blocks scrolling behind
 * dialogs and drawers has no provider: it looks for the nonce in a global.
 */
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/** In server-rendered markup, which is cached; each response replaces it by its own nonce. */
export const noncePlaceholder = '%STYLE_NONCE%';

export const styleNonce = typeof document === 'undefined' ? noncePlaceholder : (meta?.nonce ?? '');

Object.assign(globalThis, { __webpack_nonce__: styleNonce });
