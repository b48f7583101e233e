import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script runs yet. React would empty a controlled field that somebody filled in before. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
