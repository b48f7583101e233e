import { desk } from '../../content/desk.ts'
import { deskDevices } from '../../content/desk-devices.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { addresses, findAddress } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import type { DevicesPageProps } from '../desk-page.ts'
import { shortInstant } from '../when.ts'
import { TableHead } from './table-head.tsx'

export function DevicesPage({ devices, acts, link, backup }: DevicesPageProps) {
  return (
    <>
      <nav className="sheet-ways cluster" aria-label={desk.menu.label}>
        <a href={addresses.board}>{desk.findPage.back}</a>
      </nav>
      <main className="listing">
        <h1>{deskDevices.title}</h1>
        <LetIn link={link} />
        <Devices devices={devices} />
        <Backup backup={backup} />
        <Lately acts={acts} />
      </main>
    </>
  )
}

function LetIn({ link }: Pick<DevicesPageProps, 'link'>) {
  const { nowMs } = useDeskNow()
  const { heading, lead, button, made, scan, scanned, isForThisComputer } = deskDevices.let
  return (
    <section>
      <h2>{heading}</h2>
      {link ? (
        <>
          <p role="status">{made(shortInstant(link.expiresAtMs, nowMs))}</p>
          <pre>{link.url}</pre>
          {link.code ? (
            <>
              <p>{scan}</p>
              <QrCode code={link.code} label={scanned} />
            </>
          ) : (
            <p>{isForThisComputer}</p>
          )}
        </>
      ) : (
        <p>{unbroken(lead)}</p>
      )}
      <form method="post" action={addresses.newLink}>
        <button type="submit" className="button primary">
          {button}
        </button>
      </form>
    </section>
  )
}

interface QrCodeProps {
  readonly code: readonly (readonly boolean[])[]
  readonly label: string
}

/** A QR code, dark on light in any colour scheme and with a margin, because cameras need both. */
function QrCode({ code, label }: QrCodeProps) {
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg className="qr" viewBox={`0 0 ${code.length} ${code.length}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  )
}

function Devices({ devices }: Pick<DevicesPageProps, 'devices'>) {
  const { nowMs } = useDeskNow()
  const { heading, columns, isThis, by, unknown } = deskDevices.list
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="device-list">
        {devices.map((device) => (
          <li key={device.id} className="cluster">
            <strong>{device.name}</strong>
            {device.isThis ? <span className="text-soft">{isThis}</span> : <ShutOut {...device} />}
            <dl>
              <div>
                <dt>{columns.used}</dt>
                <dd>{shortInstant(device.lastUsedAtMs, nowMs)}</dd>
              </div>
              <div>
                <dt>{columns.letIn}</dt>
                <dd>{by(shortInstant(device.createdAtMs, nowMs), device.letInBy ?? unknown)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks once more with a sentence and a second button, so that one wrong press does not shut out a device. */
function ShutOut({ id, name }: DevicesPageProps['devices'][number]) {
  const { shutOut, shutOutOf, sure, confirm } = deskDevices.list
  return (
    <details>
      <summary aria-label={shutOutOf(name)}>{shutOut}</summary>
      <form method="post" action={addresses.revoke} className="fact-form">
        <p>{sure(name)}</p>
        <button type="submit" name="device" value={id} className="button">
          {confirm(name)}
        </button>
      </form>
    </details>
  )
}

function Backup({ backup }: Pick<DevicesPageProps, 'backup'>) {
  const { nowMs } = useDeskNow()
  const { heading, last, none, failing, off } = deskDevices.backup
  const { madeAtMs, failure } = backup ?? {}
  return (
    <section>
      <h2>{heading}</h2>
      {backup === undefined ? (
        <p>{off}</p>
      ) : (
        <p>{madeAtMs === undefined ? none : last(shortInstant(madeAtMs, nowMs))}</p>
      )}
      {failure && <p className="notice failed">{failing(failure)}</p>}
    </section>
  )
}

function Lately({ acts }: Pick<DevicesPageProps, 'acts'>) {
  const { nowMs } = useDeskNow()
  const { heading, columns, nothing, others, unknownDevice } = deskDevices.lately
  return (
    <section>
      <h2>{heading}</h2>
      {acts.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <table>
          <TableHead columns={columns} look="small" />
          <tbody>
            {acts.map((act) => (
              <tr key={act.id}>
                <td>{unbroken(shortInstant(act.atMs, nowMs))}</td>
                <td>{act.actor === 'desk' ? (act.device ?? unknownDevice) : others[act.actor]}</td>
                <td>{deskDevices.events[act.kind]}</td>
                <td>
                  {act.about}
                  <References {...act} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function References({ references, newest }: DevicesPageProps['acts'][number]) {
  const shown = references.length === 0 && newest ? [newest] : references
  return shown.map((reference) => (
    <a key={reference} href={findAddress(reference)}>
      {reference}
    </a>
  ))
}
