import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the script runs on this page. A field whose value React holds would be drawn empty again where
 * somebody filled it in before.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
