/**
 * The inline script that loads the form's script after the first paint: in the second frame, when
 * the first is out. A script element of the page would compete with the first paint for the network
 * and the processor (0.4 s on Lighthouse's slow phone). A file of its own would cost a round trip.
 *
 * - The text is always the same, because the Content-Security-Policy names its hash. The addresses of
 *   React and of the form are attributes of its element. Both files are requested together.
 * - `import()` needs no Trusted Types policy. A script element made here would need one.
 * - A visitor who saves data, or is on 2G, gets the script with the first touch, key or focus
 *   inside the form. A visitor with a kept draft has the script too, and gets the draft back at once.
 *   A script that failed to come is asked for again at each touch.
 * - Before the first paint it reserves the heights of what a kept draft will fill
 *   (`booking-summary.tsx`). Without a draft or without storage, the `try` fails.
 * - A day that is tapped before the script is there goes into the date field, which the script
 *   reads when it comes.
 * - A form that is posted before its script loaded leaves no draft: the answer shows all of it, is
 *   final, or says to go back.
 *
 * It is a text and not a function, because the build rewrites `import()` in functions.
 */
const source = `{
  const { src } = document.currentScript.dataset;
  const load = () => src.split(" ").map((address) => import(address));
  const { saveData, effectiveType } = navigator.connection || {};
  let waits = saveData || /2g/.test(effectiveType);
  try {
    const heights = sessionStorage["booking-slip"].split(",");
    waits = false;
    document.querySelectorAll(".picked-alerts,.slip,.slip-picked").forEach((element, index) => {
      element.style.minHeight = heights[index] + "px";
    });
  } catch {}
  addEventListener("click", ({ target }) => {
    const day = target.closest(".quick-day");
    if (day) document.getElementById("field-date").value = day.value;
  });
  addEventListener("submit", (event) => {
    try {
      if (!event.defaultPrevented) sessionStorage.clear();
    } catch {}
  });
  for (const type of ["pointerdown", "keydown", "focusin", "input"])
    document.getElementById("booking").addEventListener(type, load);
  waits || requestAnimationFrame(() => requestAnimationFrame(load));
}`

/** On one line: indentation would only add bytes. */
export const islandLoader = source.replaceAll(/\n\s*/g, '')
