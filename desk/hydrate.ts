/** The script of the desk's pages; they work without it. */
export {}
