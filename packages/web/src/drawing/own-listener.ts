/**
 * A listener as a function of its own. The browser takes the same function only once: if a page comes before the one before it
 * has gone, it would not be heard, and whoever goes would take the listener of both away.
 */
export function ownListener<E extends Event>(listener: (event: E) => void): (event: E) => void {
  return event => listener(event);
}
