/** oidc-provider, which is loaded when it is first needed. */
export type Library = typeof import('oidc-provider')
