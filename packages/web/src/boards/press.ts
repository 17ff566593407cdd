import type { ButtonHTMLAttributes } from 'preact';

/** What a button that somebody else draws does when it is pressed or looked at; the line it plays, if it plays one. */
export type Press = ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-action'?: string };
