import { signal } from '@preact/signals';
import type { Notices } from '../../connection/online/api.ts';
import { server } from './me.ts';
import { hindranceIn } from './notice-world.ts';
import { inTime } from './patience.ts';

/** What hinders this browser now. */
export function hindrance() {
  return hindranceIn({
    isSecureContext,
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
  });
}

/** How this person is told, as far as it is known; and by this browser, too? */
export const notices = signal<(Notices & { readonly here: boolean }) | undefined>(undefined);

/** Where this browser is told, if it is. */
async function subscription(): Promise<PushSubscription | undefined> {
  if (hindrance() !== undefined) return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

async function know(told: Notices): Promise<void> {
  const { endpoint } = (await subscription()) ?? {};
  notices.value = { ...told, here: endpoint !== undefined && told.push.includes(endpoint) };
}

export async function readNotices(): Promise<void> {
  await know(await server.notices());
}

/** Asks the browser to tell; fails if it does not. Begins with a press, or the browser does not ask the person. */
export async function startPush(): Promise<void> {
  if ((await inTime(Notification.requestPermission())) !== 'granted') throw new Error('denied');
  const { publicKey } = notices.peek() ?? (await server.notices());
  await inTime(navigator.serviceWorker.register('/sw.js'));
  // a worker that cannot be installed is never ready
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  // one that another key was given to, by another server at this address, tells nothing
  const before = await inTime(pushManager.getSubscription());
  if (before) await inTime(before.unsubscribe());
  const subscribed = await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await know(await server.addNotice({ push: subscribed.toJSON() }));
}

export async function stopPush(): Promise<void> {
  const subscribed = await subscription();
  if (!subscribed) return;
  const told = await server.stopNotices({ push: subscribed.endpoint });
  await inTime(subscribed.unsubscribe());
  await know(told);
}

export async function callAddress(webhook: string): Promise<void> {
  await know(await server.addNotice({ webhook }));
}

export async function stopAddress(): Promise<void> {
  await know(await server.stopNotices({ webhook: true }));
}
