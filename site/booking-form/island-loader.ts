import { heightsKey } from './kept-heights.ts'

/**
 * The inline script that loads the form's script in the second frame, after the first paint. A script element of the page
 * would compete with the first paint. A separate file for the loader would cost a round trip.
 *
 * - The text of the loader is always the same, because the Content-Security-Policy names its hash. So an
 *   attribute carries the addresses of React and of the form. Both files are requested together.
 * - `import()` needs no Trusted Types policy. A script element made here would need one.
 * - A visitor who saves data, or is on 2G, gets the script with the first touch, key, focus or input inside the form.
 *   A visitor with a kept draft, and so with kept heights, does not wait, because the script restores the draft.
 * - If the script failed to load, each touch requests it again. Browsers older than 2026 remember the failure until
 *   the page is loaded again (github.com/whatwg/html/pull/10327). The form then works without its script.
 * - Home, About and Services prefetch both files, unless data is saved (server/web/page-cache.ts).
 * - If a day button is tapped before the form's script has loaded, the loader writes the day into the date
 *   field, which the form's script reads later.
 * - Each link of the menu closes the menu. Otherwise the link to this page would scroll to its top, under the menu.
 * - If the form is posted before its script has loaded, the loader clears the draft. Nobody needs the draft
 *   then: the answer shows the filled-in form, says that the request is stored, or says to go back.
 *
 * The loader is a text and not a function, because the build rewrites `import()` in functions. Its names `booking` and
 * `menu` are the ids of the form and of the menu.
 */
const source = `{
  const { src } = document.currentScript.dataset;
  const load = () => src.split(" ").map((address) => import(address));
  const { saveData, effectiveType } = navigator.connection || {};
  let waits = saveData || /2g/.test(effectiveType);
  try {
    waits &&= !sessionStorage[${JSON.stringify(heightsKey)}];
  } catch {}
  addEventListener("click", ({ target }) => {
    const day = target.closest(".quick-day");
    if (day) booking.date.value = day.value;
    target.closest("#menu a") && menu.hidePopover?.();
  });
  addEventListener("submit", (event) => {
    try {
      event.defaultPrevented || sessionStorage.clear();
    } catch {}
  });
  for (const type of ["pointerdown", "keydown", "focusin", "input"])
    booking.addEventListener(type, load);
  waits || requestAnimationFrame(() => requestAnimationFrame(load));
}`

/** On one line: indentation would only add bytes. */
export const islandLoader = source.replaceAll(/\n\s*/g, '')
