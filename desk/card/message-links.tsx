import { useEffect, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import { whatsAppTo } from '../../site/whatsapp-links.ts'
import { useDeskNow } from '../desk-now.ts'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { readMessages } from '../live/read-server.ts'
import { useAnswer } from '../live/use-answer.ts'
import type { CardPanelProps } from './card-panel-props.ts'

/**
 * Prepared texts in the patient's language, which server/desk/messages.ts chooses and writes. A person opens WhatsApp
 * and sends one.
 */
export function MessageLinks({ card, onAct }: CardPanelProps) {
  const { version } = useDeskNow().board
  const [{ reference }] = card.requests
  const last = useAnswer(reference, readMessages(reference), version)
  const messages = last?.answer
  const first = useRef<HTMLAnchorElement>(null)
  const isRead = messages !== undefined
  // The first link takes the focus, because the form opened with nothing to focus.
  useEffect(() => {
    if (isRead) focusUnlessTyping(first.current)
  }, [isRead])
  if (!isRead) return <p role="status">{last ? desk.noAnswerFromServer : desk.messages.looking}</p>
  // No message is left if another device has recorded a wrong number while the form was open.
  if (messages.length === 0) return <p>{desk.messages.wrongNumber}</p>
  if (card.dial.length === 0) return <p>{desk.messages.noNumber}</p>
  return (
    <>
      <p className="text-soft">{desk.messages.hint}</p>
      {card.dial.map((number) => (
        <ul key={number} className="messages cluster" aria-label={`${desk.messages.to} ${number}`}>
          {messages.map(({ kind, text, isLikely }, place) => (
            <li key={kind}>
              <a
                ref={place === 0 && number === card.dial[0] ? first : undefined}
                className={isLikely ? 'button primary' : 'button'}
                href={whatsAppTo(number.slice(1), text)}
                target="_blank"
                rel="noreferrer"
                onClick={() => {
                  if (kind === 'reminder') onAct({ act: 'reminded' })
                }}
              >
                {desk.messages.kinds[kind]}
                {card.dial.length > 1 && ` ${desk.messages.to} ${number}`}
              </a>
              {isLikely && (
                <p className="message-text" lang={card.language}>
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}
