/** The parts of the form that a kept draft fills, in page order. The tab keeps their heights. */
export const filledParts = '.picked-alerts,.summary,.summary-picked'

/** The key in `sessionStorage` of these heights, px, with commas between. */
export const heightsKey = 'booking-summary'
