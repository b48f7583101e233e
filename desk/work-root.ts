/** Where the server draws what is hydrated, and what it was drawn from. */
export const workRootId = 'desk'
export const startId = 'desk-start'
/** The button of the printed page. */
export const printButtonId = 'print-page'
