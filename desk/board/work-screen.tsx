import { useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board, Card } from '../../domain/desk/board.ts'
import { isUnseen } from '../../domain/desk/board-columns.ts'
import { CardPanel, GoneCard, NoCard } from '../card/card-panel.tsx'
import { useDeskNow } from '../desk-now.ts'
import type { WorkPage } from '../desk-page.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import { Key } from '../key.tsx'
import { useTypedWords } from '../live/find-words.ts'
import { isFailed } from '../live/use-acts.ts'
import { shortInstant } from '../when.ts'
import { ActsStrip } from './acts-strip.tsx'
import { DeskHeader } from './desk-header.tsx'
import { DeskStatus } from './desk-status.tsx'
import { Lists, type ListsProps } from './lists.tsx'
import { Bands, Live, ToMove } from './live-page.tsx'
import { runCommand, useDesk } from './use-desk.ts'
import { useKeys } from './use-keys.ts'
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts'

export function WorkScreen(page: WorkPage) {
  return (
    <Live first={page.board} title={desk.title}>
      <Work {...page} />
    </Live>
  )
}

function Work(drawn: WorkPage) {
  const page = useTypedWords(drawn)
  const here = useDesk(page)
  const { acts, undoable, entry } = here
  const announcement = useAnnouncement(useDeskNow().board)
  useKeys((command) => runCommand(command, here))
  useWarningBeforeLeaving([...acts.sent.values()].some(isFailed) || here.hasDrafts)
  return (
    <>
      <a className="skip" href="#card">
        {desk.skip}
      </a>
      <DeskHeader
        query={page.kind === 'find' ? page.q : ''}
        here={page.kind === 'board' ? 'board' : undefined}
        onNew={entry.open}
        isNewUnfinished={entry.isTyped && !entry.isOpen}
      />
      <Bands>
        <RestoreBand />
        <ToMove />
      </Bands>
      <main className={page.kind}>
        <Lists page={page} here={here} />
        <EntryAndCard page={page} here={here} />
      </main>
      <ActsStrip
        acts={acts}
        saved={entry.saved && desk.entry.stored(entry.saved)}
        undoable={undoable}
        onUndo={(card) => here.offer('undo', card)}
      >
        <DeskStatus>
          <span className="scripted">
            <Key>↑</Key> <Key>↓</Key> {desk.moveHint}
          </span>
        </DeskStatus>
      </ActsStrip>
      <p className="visually-hidden" role="log" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}

/** Says which time is missing after a restore. Requests of that time are owed a call, but are not in the store. */
function RestoreBand() {
  const { board, nowMs } = useDeskNow()
  if (board.restore === undefined) return null
  const { atMs, lastAtMs } = board.restore
  const since = lastAtMs === undefined ? undefined : shortInstant(lastAtMs, nowMs)
  return <p className="band">{desk.restored(shortInstant(atMs, nowMs), since)}</p>
}

function EntryAndCard(props: ListsProps) {
  const { entry, closeForm } = props.here
  return (
    <section className="card" id="card" aria-labelledby="card-name">
      {entry.start && (
        <EntryForm entry={entry} start={entry.start} isHidden={!entry.isOpen} onClose={closeForm} />
      )}
      <div className="selected" inert={entry.isOpen}>
        <Selected {...props} />
      </div>
    </section>
  )
}

function Selected({ page, here }: ListsProps) {
  const { card, gone, next } = here.selection
  if (gone) {
    return (
      <GoneCard
        gone={gone}
        note={gone.key === undefined ? undefined : here.forms.drafts.of(gone.key)?.note}
        isTypedInto={here.forms.open !== undefined}
        next={next}
        onNext={() => here.move(1)}
      />
    )
  }
  if (card === undefined) {
    if (page.kind === 'board') return <NoCard {...desk.nobodyToCall} />
    if (here.isLooking) return <NoCard {...desk.looking} />
    return <NoCard {...(page.q === '' ? desk.nobodyElse : desk.nobodyFound)} />
  }
  return (
    <CardPanel
      card={card}
      lastAct={here.lastAct}
      openForm={here.forms.open}
      drafts={here.forms.drafts}
      onOffer={here.offer}
      onAct={(fields) => void here.act(fields)}
      onClose={here.closeForm}
    />
  )
}

function useAnnouncement({ cards, nowMs }: Board): string {
  const announced = useRef<ReadonlySet<string>>(undefined)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const before = announced.current
    announced.current = new Set(cards.flatMap(asksOf))
    const isNew = (ask: string) => before !== undefined && !before.has(ask)
    const added = cards.filter((card) => isUnseen(card) && asksOf(card).some(isNew))
    if (added.length === 0) return
    const sentences = added.map(({ name, callByMs }) =>
      desk.announceNew(name, shortInstant(callByMs, nowMs)),
    )
    setAnnouncement(sentences.join('. '))
  }, [cards, nowMs])
  return announcement
}

function asksOf({ visit, asks }: Card): string[] {
  return asks.map(({ number }) => `${visit} ${number}`)
}
