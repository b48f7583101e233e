import { desk } from '../../content/desk.ts'
import { columnOf } from '../../domain/board-columns.ts'
import type { CardPanelProps } from './card-panel-props.ts'
import { likelyMessage, messagesOf, messageText, whatsAppAddress } from './messages.ts'

/** Prepared texts in the patient's language. A person opens WhatsApp and sends it. */
export function MessageLinks({ card, nowMs, onAct }: CardPanelProps) {
  const likely = likelyMessage(card, columnOf(card, nowMs) === 'comingTomorrow')
  const kinds = [...messagesOf(card)].sort((a, b) => Number(b === likely) - Number(a === likely))
  // Its form may be open while another device finds out that the number is wrong.
  if (kinds.length === 0) return <p>{desk.messages.wrongNumber}</p>
  if (card.dial.length === 0) return <p>{desk.messages.noNumber}</p>
  return (
    <>
      <p className="text-soft">{desk.messages.hint}</p>
      {card.dial.map((number) => (
        <ul key={number} className="messages cluster" aria-label={`${desk.messages.to} ${number}`}>
          {kinds.map((kind) => {
            const text = messageText(kind, card)
            return (
              <li key={kind}>
                <a
                  className={kind === likely ? 'button primary' : 'button'}
                  href={whatsAppAddress(number, text)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => {
                    if (kind === 'reminder') onAct({ act: 'reminded' })
                  }}
                >
                  {desk.messages.kinds[kind]}
                  {card.dial.length > 1 && ` ${desk.messages.to} ${number}`}
                </a>
                {kind === likely && (
                  <p className="message-text" lang={card.language}>
                    {text}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      ))}
    </>
  )
}
