/** A refusal, as every address of the server gives it. */
export interface Refusal {
  readonly error: string;
  readonly code: string;
}

export const BAD_REQUEST: Refusal = { error: 'The request cannot be read.', code: 'bad-request' };
export const NOT_FOUND: Refusal = { error: 'There is nothing at this address.', code: 'not-found' };
export const WRONG_METHOD: Refusal = { error: 'This address can only be read.', code: 'bad-request' };
export const TOO_LARGE: Refusal = { error: 'The request is too large.', code: 'too-large' };
export const BROKEN: Refusal = { error: 'Something went wrong on the server.', code: 'broken' };
