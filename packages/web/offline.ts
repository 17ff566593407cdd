import { VitePWA } from 'vite-plugin-pwa';

/** What belongs to the server alone: no page lies there, and nothing of it is kept. */
const SERVER = [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /^\/metrics$/];
/** The last part of an address that means a file. */
const FILE = /\.[^/]*$/;

/**
 * Writes the worker that keeps the built client in the browser, so that it opens without a network. It answers for those
 * files and for pages, nothing else; a newer one waits until a page lets it take over, or no page is open any more.
 */
export function offline() {
  return VitePWA({
    // the client registers it once there is time, and has a manifest of its own
    injectRegister: false,
    manifest: false,
    registerType: 'prompt',
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,png,woff2,webmanifest}'],
      // what shows notifications
      importScripts: ['/notices.js'],
      // what bots have learned is kept once somebody has played with them; the name of a file carries a hash of its content
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.weights$/,
          handler: 'CacheFirst',
          options: { cacheName: 'weights', expiration: { maxEntries: 4 } },
        },
      ],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [...SERVER, FILE],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}
