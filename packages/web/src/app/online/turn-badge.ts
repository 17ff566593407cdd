import { useEffect } from 'preact/hooks';

const DOT = '<circle cx="24" cy="8" r="7" fill="#c8371b" stroke="#fff" stroke-width="1.5"/>';

/** The icon of this page with a red dot, as an address. */
async function dotted(icon: string): Promise<string> {
  const drawn = await (await fetch(icon)).text();
  const box = /viewBox="0 0 (\d+(?:\.\d+)?)/.exec(drawn)?.[1] ?? '32';
  const scale = Number(box) / 32;
  const marked = drawn.replace(/<\/svg>\s*$/, `<g transform="scale(${scale})">${DOT}</g></svg>`);
  return `data:image/svg+xml,${encodeURIComponent(marked)}`;
}

/** Marks the tab, and the icon of an installed page, while somebody is waited for here. */
export function useTurnBadge(isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    const before = link?.href;
    let wanted = true;
    if (link && before !== undefined)
      void dotted(before)
        .then(marked => {
          if (wanted) link.href = marked;
        })
        .catch(() => undefined);
    const badge: { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> } = navigator;
    void badge.setAppBadge?.().catch(() => undefined);
    return () => {
      wanted = false;
      if (link && before !== undefined) link.href = before;
      void badge.clearAppBadge?.().catch(() => undefined);
    };
  }, [isMyTurn]);
}
