import { useEffect, useRef, useState } from 'react'

/** How many rows of a list are hidden below its lower edge, however far the list is scrolled. */
export function useBelow(rows: number) {
  const list = useRef<HTMLElement>(null)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const count = () => {
      const edge = box.getBoundingClientRect().bottom
      const items = Array.from(box.querySelectorAll('li'))
      // A list without a scroll bar of its own hides nothing: the page scrolls to its rows.
      const isScrolling = box.scrollHeight > box.clientHeight
      const hidden = items.filter((item) => item.getBoundingClientRect().top > edge - smallestPx)
      setBelow(isScrolling && rows > 0 ? hidden.length : 0)
    }
    const resized = new ResizeObserver(count)
    resized.observe(box)
    box.addEventListener('scroll', count, { passive: true })
    count()
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', count)
    }
  }, [rows])
  return { list, below }
}

/** A row counts as hidden if less than this is visible, because the line with the count is as high. */
const smallestPx = 44
