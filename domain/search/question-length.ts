/**
 * How many characters of a question the search reads. It names the rest as not found. The number has a file of its own, so that the
 * desk does not load the rules of the search.
 */
export const longestQuestion = 200
