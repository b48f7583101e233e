interface TableHeadProps {
  readonly columns: readonly string[]
  readonly look?: 'small'
}

export function TableHead({ columns, look }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={look}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
