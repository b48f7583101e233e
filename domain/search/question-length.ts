/**
 * How many characters of a text are read. The rest is named as not found. It stands alone, because the desk would
 * load the rules of the search with it.
 */
export const longestQuestion = 200
