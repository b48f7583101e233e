import { desk } from '../../content/desk.ts'
import { Plain } from './plain.tsx'

interface EnterPageProps {
  readonly error: string | undefined
  readonly deviceName: string | undefined
}

const longestName = 40

/** The way in: names the device, and posts to the link's own address, which consumes it. */
export function EnterPage({ error, deviceName = '' }: EnterPageProps) {
  const { title, lead, label, example, submit } = desk.enterPage
  return (
    <Plain title={title}>
      <form method="post" className="plain-form">
        <div className="field wide">
          <label htmlFor="device">{label}</label>
          <p className="field-hint" id="device-hint">
            {example}
          </p>
          {error && (
            <p className="field-error" id="device-error">
              {error}
            </p>
          )}
          <input
            id="device"
            name="name"
            required
            maxLength={longestName}
            defaultValue={deviceName}
            autoComplete="off"
            aria-describedby={error ? 'device-hint device-error' : 'device-hint'}
            aria-invalid={error ? true : undefined}
          />
        </div>
        <p className="hint">{lead}</p>
        <button type="submit" className="act primary">
          {submit}
        </button>
      </form>
    </Plain>
  )
}
