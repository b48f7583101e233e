/** What reception reads on WhatsApp. The template's own text is in docs/whatsapp-template.md. */
export const notices = {
  none: '-',
  more: (count: number) => `(+${count} more)`,
  language: { en: 'English' },
}
