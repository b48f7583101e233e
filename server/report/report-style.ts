/** The site's own paper and ink, by day and by night; on paper always by day. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ee; --ink: #0c272b; --soft: #33494b; --rule: #d8cdb8;
  --mark: #f4a916; --on-mark: #0c272b; --alarm: #9b1c1c;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #0a1c20; --ink: #efe8d9; --soft: #bccac5; --rule: #3a565e;
    --mark: #f7b136; --on-mark: #0c272b; --alarm: #ff9d8c;
  }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  section { break-inside: avoid; }
  details { display: none; }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, sans-serif; padding: clamp(1.5rem, 5vw, 4rem) clamp(1.25rem, 5vw, 4rem);
  print-color-adjust: exact;
}
main { max-width: 42.5rem; margin-inline: auto; display: grid; gap: 3rem; }
main > * { min-width: 0; }
header { border-bottom: 3px solid var(--mark); padding-bottom: 1.25rem; }
h1 { font-size: clamp(2rem, 1.4rem + 3vw, 3rem); line-height: 1.05; letter-spacing: -0.02em; }
h2 { font-size: 1.375rem; line-height: 1.2; margin-bottom: 0.35rem; }
.days { font-size: 1.2rem; margin-top: 0.5rem; }
.about, footer, summary { color: var(--soft); }
ul { padding-left: 1.2rem; display: grid; gap: 0.25rem; }
.plot { display: block; width: 100%; height: auto; margin-block: 1.25rem 0.75rem; overflow: visible; }
.plot text { font-family: inherit; font-variant-numeric: tabular-nums; }
.narrow { max-width: 22rem; }
@media screen and (width < 40rem) { .wide { display: none; } }
@media print, (width >= 40rem) { .narrow { display: none; } }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; width: fit-content; }
summary::before { content: "+"; width: 1.25rem; }
[open] > summary::before { content: "−"; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9375rem; }
th, td { padding: 0.3rem 1.25rem 0.3rem 0; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
tr > :first-child { text-align: left; font-weight: 500; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 3px; }
`
