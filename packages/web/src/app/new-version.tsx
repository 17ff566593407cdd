import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isAnyShown } from '../connection/locks.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';

/** A newer client that is loaded and waits. */
const waiting = signal<ServiceWorker | undefined>(undefined);

/** Offers a newer client, unless a game is shown in any tab: that one would lose the files it goes on with. */
async function offer({ active, waiting: newer }: ServiceWorkerRegistration): Promise<void> {
  waiting.value = active && newer && !(await isAnyShown()) ? newer : undefined;
}

let registration: ServiceWorkerRegistration | undefined;
const look = () => {
  if (registration) void offer(registration);
};

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register('/sw.js');
  look();
  registration.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    look();
    // nobody is told that there is no network
    registration?.update().catch(() => undefined);
  });
}

/** Keeps the client in this browser, and looks for newer ones; without it there has to be a network. */
export function keepClient(): void {
  void register().catch(() => undefined);
}

/** The newer client takes over; the page is loaded from it. */
function takeOver(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Loads this page from the newest client there is: one that this browser keeps would be the old one again, until a newer
 * one has taken over.
 */
export async function loadNewVersion(): Promise<void> {
  // pages without https keep none
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const found = serviceWorker?.controller ? await serviceWorker.getRegistration() : undefined;
  await found?.update().catch(() => undefined);
  const newer = found?.waiting ?? found?.installing;
  if (!newer) return location.reload();
  if (newer.state === 'installed') return takeOver(newer);
  newer.addEventListener('statechange', () => {
    if (newer.state === 'installed') takeOver(newer);
  });
}

/** Tells that there is a newer version; only on pages where no game is played. */
export function NewVersion() {
  const { value: newer } = waiting;
  useEffect(() => look(), []);
  if (!newer) return null;
  const { value: w } = words;
  return (
    <p class="newversion" role="status">
      <Glyph name="redo" size={18} /> {w.newVersion.text}
      <button type="button" class="soft" onClick={() => takeOver(newer)}>
        {w.newVersion.use}
      </button>
    </p>
  );
}
