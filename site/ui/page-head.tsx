import { Echoes } from '../illustrations/fan.tsx'

interface PageHeadProps {
  readonly title: string
  readonly lead: string
  readonly intro: string
}

/** The heading of an inner page. */
export function PageHead({ title, lead, intro }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="text-soft">{intro}</p>
        <Echoes />
      </div>
    </div>
  )
}
