// Part of the service worker: shows that it is somebody's turn, and leads to the table. Plain JavaScript: it is shipped as
// it stands. What comes is what the server sends: {"title","body","path","table","lang"}.

self.addEventListener('push', event => {
  const { title, body, path, table, lang } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      tag: table,
      icon: '/icon.png',
      badge: '/icon.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.path));
});

/** The tab that shows the table already, or a new one. */
async function openTable(path) {
  const address = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(tab => new URL(tab.url).pathname === address.pathname);
  return open ? open.focus() : self.clients.openWindow(address.href);
}
