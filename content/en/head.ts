/** What search engines and previews are told beside titles and descriptions. */
export const head = {
  title: (page: string, name: string) => `${page} | ${name}`,
  shareImageText: (name: string) => `${name}: a rising sun drawn as an ultrasound sector`,
}
