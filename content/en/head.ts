/** The words for search engines and link previews, besides titles and descriptions. */
export const head = {
  /** Open Graph's name for the language as it is spoken here. */
  locale: 'en_IN',
  title: (page: string, name: string) => `${page} | ${name}`,
  shareImageText: (name: string) => `${name}: a rising sun drawn as an ultrasound sector`,
}
