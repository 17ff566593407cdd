import { tableAddress } from '../../connection/online/online-table.ts';

/** What an invitation is sent as. */
export function inviteLink(origin: string, id: string, invite: string): string {
  return `${origin}${tableAddress(id)}?invite=${encodeURIComponent(invite)}`;
}

/** Does a page with this host name work on this computer only? */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

const KEY = 'waldglas.invite';

/** The secret of an invitation, kept by this tab until it is used: it does not stay in the address. */
export function takeInvite(id: string): string | undefined {
  const secret = new URLSearchParams(location.search).get('invite');
  try {
    if (secret === null) return sessionStorage.getItem(`${KEY}.${id}`) ?? undefined;
    sessionStorage.setItem(`${KEY}.${id}`, secret);
  } catch {
    // a tab that keeps nothing joins all the same, unless it is loaded again
  }
  if (secret === null) return undefined;
  history.replaceState(history.state, '', tableAddress(id));
  return secret;
}

/** Copies a text; says whether that was possible. Pages without https have no clipboard, but an older way. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) {
    const done = await clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  field?.select();
  return document.execCommand('copy');
}
