/**
 * A dialog keeps the page behind it from scrolling with a style element of its own, made by a library that knows no
 * provider: it looks for its nonce in this global. Without it the Content-Security-Policy refuses the element.
 */
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

Object.assign(globalThis, { __webpack_nonce__: meta?.nonce ?? '' });
