/** Written by tools/write-static.ts: each static file and its name with the hash. */
export const staticFiles = {
  'anek-devanagari.woff2': 'anek-devanagari.62039ce4.woff2',
  'anek-latin.woff2': 'anek-latin.b4922aea.woff2',
  'doctor.svg': 'doctor.a2eff8d3.svg',
  'echoes.svg': 'echoes.5f339c49.svg',
  'favicon.svg': 'favicon.3d20d141.svg',
  'hindi-words.woff2': 'hindi-words.42c0ddea.woff2',
  'icon-192.png': 'icon-192.c69a6d7c.png',
  'kidney.svg': 'kidney.82fc38ce.svg',
  'ring.svg': 'ring.c6e88552.svg',
  'share.jpg': 'share.2071ae23.jpg',
  'touch-icon.png': 'touch-icon.35f47f0e.png',
} as const
