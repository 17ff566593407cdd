/**
 * What pages may load, and who may frame them. Plain http in a local network has to work: nothing is upgraded to https
 * here, a proxy that speaks it may do that.
 */
export const CONTENT_POLICY = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The same for answers that are given before there is a request: what came was not HTTP, or had no address. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(CONTENT_POLICY)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';'),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
