import { allQuestions, mailQuestions, metaQuestions, webhookQuestions } from './questions.ts'

/** What is told where nobody can be asked: the keys that are missing, with where each is found. */
export function missingText(values: ReadonlyMap<string, string>): string {
  const isTwilio = [...values.keys()].some((key) => /^TWILIO_(?!API_URL)/.test(key))
  const ofMeta: ReadonlySet<string> = new Set(
    [...metaQuestions, ...webhookQuestions].map(({ key }) => key),
  )
  const needed = allQuestions.filter(({ key }) => {
    if (key === 'WHATSAPP_STAFF_NUMBERS' || key === 'PUBLIC_URL') return true
    return isTwilio ? !ofMeta.has(key) : !key.startsWith('TWILIO_')
  })
  const missing = needed.filter(
    ({ key, isOptional, suggestion }) =>
      !values.has(key) && suggestion === undefined && (!isOptional || key === 'PUBLIC_URL'),
  )
  const lines = missing.map(({ key, explain }) => `  ${key}: ${explain}`)
  const list = lines.length === 0 ? 'Nothing is missing.' : `Missing in .env:\n${lines.join('\n')}`
  return `centre setup asks questions and needs a terminal; nothing was written.\n${list}\n${alone}`
}

const alone = `Mail alone will do as well: ${mailQuestions.map(({ key }) => key).join(', ')}.`
