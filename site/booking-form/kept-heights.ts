/**
 * The parts of the form that a kept draft fills, in page order. The tab keeps their heights (session-storage.ts).
 */
export const filledParts = '.picked-alerts,#hint-additionalInfo,.summary,.summary-picked'

/** The key in `sessionStorage` of these heights, px, with commas between. */
export const heightsKey = 'booking-summary'

/** The custom property of the page that reserves the height of a part, by its place (`booking-summary.css`). */
export const reservedHeight = (place: number) => `--kept-${place}`

/**
 * The inline script that reserves the kept heights. It stands before the form, because a slow phone may paint the
 * form before it has read the rest of the page. Without storage the script throws, and nothing is reserved.
 */
export const reserveHeights = `try{sessionStorage["${heightsKey}"].split(",").forEach((height,place)=>document.documentElement.style.setProperty("--kept-"+place,height+"px"))}catch{}`
