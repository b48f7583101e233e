/**
 * Fetches the form's script once the page is painted: in the second frame, when the first is out.
 * Asked for by an element of the page it would share the line and the processor with the first
 * paint (0.4 s on Lighthouse's slow phone). It stands in the page, as a file of its own would cost
 * a round trip; and takes the addresses from its element (the words of a language, and
 * what all languages share, asked for together), so that its text, whose hash the
 * Content-Security-Policy names, is always the same. Before the first paint it reserves the room
 * that a kept draft will fill (`slip-room.ts`); without one, or without storage, the `try` fails.
 * A form sent before its script came leaves no draft either: the answer shows all of it or is done.
 * A script element of its making would need a policy of Trusted Types, which our headers forbid;
 * `import()` needs none, in any browser.
 */
export const islandLoader =
  '{const{src}=document.currentScript.dataset;' +
  'try{const room=sessionStorage["booking-slip"].split(",");' +
  'document.querySelectorAll(".slip,.slip-picked").forEach((e,i)=>e.style.minHeight=room[i]+"px")}catch{}' +
  'addEventListener("submit",e=>{try{e.defaultPrevented||sessionStorage.clear()}catch{}});' +
  'requestAnimationFrame(()=>requestAnimationFrame(()=>src.split(" ").forEach(s=>import(s))))}'
