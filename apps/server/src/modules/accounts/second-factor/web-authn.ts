/** Loaded at the first use: its 400 modules would take a twentieth of every start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
