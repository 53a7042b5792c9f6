/**
 * The server puts a nonce into the page; every style element made at run time must carry it, or the
 * Content-Security-Policy refuses it. The kit asks its provider for it. A dialog or drawer keeps the page behind it from
 * scrolling with a style element of a library that knows no provider: it looks for the nonce in a global.
 */
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

export const styleNonce = meta?.nonce ?? '';

Object.assign(globalThis, { __webpack_nonce__: styleNonce });
