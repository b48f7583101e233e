import { raw } from 'hono/html'

export const messagesStyle = raw(`
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#dfe5e1, #0b141a); color: light-dark(#111b21, #e9edef);
  font: 16px/1.45 system-ui, sans-serif }
main { max-width: 26rem; min-height: 100vh; margin: 0 auto; padding-bottom: 2rem;
  background: light-dark(#efe7de, #131c21) }
header { position: sticky; top: 0; padding: .75rem 1rem; background: #075e54; color: #fff }
h1, p, dl, dd { margin: 0 }
h1 { font-size: 1.05rem }
header p, .to, .meta, .caption { font-size: .8rem; opacity: .85 }
.none { padding: 3rem 1rem; text-align: center }
article { margin: .75rem 3rem 0 .75rem; padding: .5rem .75rem; border-radius: 0 .6rem .6rem .6rem;
  background: light-dark(#fff, #202c33); overflow-wrap: anywhere }
.text { white-space: pre-wrap; margin: .25rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .6rem; margin: .25rem 0 }
dt { opacity: .75 }
.meta { text-align: right }
form { margin: .4rem -.75rem 0; border-top: 1px solid light-dark(#e3e3e3, #313d44) }
form button { width: 100%; min-height: 2.75rem; border: 0; background: none; font: inherit;
  color: light-dark(#00695c, #53bdeb); cursor: pointer }
.reply { width: fit-content; margin: .5rem -2.5rem .25rem auto; padding: .35rem .75rem;
  border-radius: .6rem 0 .6rem .6rem; background: light-dark(#d9fdd3, #005c4b) }
`)
