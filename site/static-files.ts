/** Written by tools/write-static.ts: each static file and its name with the hash. */
export const staticFiles = {
  'anek-latin.woff2': 'anek-latin.497d5016.woff2',
  'favicon.svg': 'favicon.ca0bd533.svg',
  'icon-192.png': 'icon-192.c69a6d7c.png',
  'icon-512.png': 'icon-512.fd375bde.png',
  'icon-maskable.png': 'icon-maskable.a67c6c5e.png',
  'manifest.webmanifest': 'manifest.940b8e4a.webmanifest',
  'share.jpg': 'share.55d138d1.jpg',
  'touch-icon.png': 'touch-icon.68789b5d.png',
} as const
