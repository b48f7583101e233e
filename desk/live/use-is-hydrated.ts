import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated. Until then fields must be disabled: React would empty one that is filled in. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
