interface PageHeadProps {
  readonly title: string
  readonly lead: string
  readonly intro: string
}

/** The opening of an inner page. */
export function PageHead({ title, lead, intro }: PageHeadProps) {
  return (
    <div className="page-head wrap">
      <h1>{title}</h1>
      <div>
        <p className="lead">{lead}</p>
        <p className="soft">{intro}</p>
      </div>
    </div>
  )
}
