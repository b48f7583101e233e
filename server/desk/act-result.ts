/** What became of an act at the desk. */
export type ActResult =
  | { readonly kind: 'done' }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly why: ActRefusal; readonly by?: string }

export type ActRefusal =
  /** Another device is calling. */
  | 'held'
  /** Purged or erased meanwhile. */
  | 'gone'
  /** Another device has changed the note that it would replace. */
  | 'note-changed'
  /** Too late to undo, or somebody acted since. */
  | 'not-undoable'
  /** Arrived or no-show before the day of the visit. */
  | 'too-early'
