/** What a run came to, in checks and tests. */
export type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** One check is one passed or one failed. */
export function countCheck(passed: boolean): Count {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/** Of what could not be asked here: said where it happens, and taken neither for passed nor failed. */
export const uncounted: Count = { passed: 0, failed: 0, skipped: 0 }

/**
 * The count of a test runner. A runner that crashed, wrote no report, or ran nothing has failed,
 * whatever else it says.
 */
export function countRunner(exitCode: number, report: Count | undefined): Count {
  if (report === undefined) return countCheck(false)
  const ranNothing = report.passed + report.failed === 0
  const failedSilently = exitCode !== 0 && report.failed === 0
  return ranNothing || failedSilently ? addCounts([report, countCheck(false)]) : report
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }))
}

export function closingLine({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
