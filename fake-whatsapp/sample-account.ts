/** The business of Meta's own samples. */
export const sampleAccount = {
  businessAccountId: '102290129340398',
  phoneNumberId: '106540352242922',
  displayPhoneNumber: '15550783881',
} as const
