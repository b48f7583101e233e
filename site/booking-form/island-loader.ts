/**
 * Fetches the form's script once the page is painted: in the second frame, when the first is out.
 * Asked for by an element of the page it would share the line and the processor with the first
 * paint (0.4 s on Lighthouse's slow phone). It stands in the page, as a file of its own would cost
 * a round trip; and takes the address from its element, so that its text, whose hash the
 * Content-Security-Policy names, is always the same. A script element of its making would need a
 * policy of Trusted Types, which our headers forbid; `import()` needs none, in any browser.
 */
export const islandLoader =
  '{const{src}=document.currentScript.dataset;requestAnimationFrame(()=>requestAnimationFrame(()=>import(src)))}'
