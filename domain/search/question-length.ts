/**
 * How many characters of a text are read. The rest is named as not found. The number has a file of its own, so that the
 * desk does not load the rules of the search.
 */
export const longestQuestion = 200
