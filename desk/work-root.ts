/** Where the server draws what is hydrated; `data-start` holds what it was drawn from. */
export const workRootId = 'desk'
/** The button of the printed page. */
export const printButtonId = 'print-page'
