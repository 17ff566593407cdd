import { signal } from '@preact/signals';

/** What lies over the page. */
type Dialog =
  | { readonly kind: 'settings' }
  /** What can be done with the game as a whole. */
  | { readonly kind: 'menu' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'rule'; readonly number: string }
  /** A card or tile, or what lies on a space of the own land: what it does, why it cannot be had, how to get there. */
  | { readonly kind: 'detail'; readonly id: string; readonly cell?: string };

const shown = signal<Dialog | undefined>(undefined);

/** At most one dialog is open. */
export const dialog = {
  shown,
  show(one: Dialog): void {
    shown.value = one;
  },
  close(): void {
    shown.value = undefined;
  },
};
