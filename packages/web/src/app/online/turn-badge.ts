import { useEffect } from 'preact/hooks';

/** The size of the marked icon, and of its dot, in pixels. */
const ICON = 64;
const DOT = { x: 48, y: 16, radius: 14, rim: 3 };

/** The icon of this page with a red dot, as an address. */
async function dotted(icon: string): Promise<string> {
  const drawn = new Image();
  drawn.src = icon;
  await drawn.decode();
  const canvas = document.createElement('canvas');
  canvas.width = ICON;
  canvas.height = ICON;
  const brush = canvas.getContext('2d');
  if (!brush) return icon;
  brush.drawImage(drawn, 0, 0, ICON, ICON);
  brush.arc(DOT.x, DOT.y, DOT.radius, 0, 2 * Math.PI);
  brush.fillStyle = '#c8371b';
  brush.fill();
  brush.lineWidth = DOT.rim;
  brush.strokeStyle = '#fff';
  brush.stroke();
  return canvas.toDataURL('image/png');
}

/** Marks the tab, and the icon of an installed page, while somebody is waited for here. */
export function useTurnBadge(isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
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
