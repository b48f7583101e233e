import { describe, expect, it } from 'vitest'
import { parseReference } from '../../domain/reference.ts'
import { aDraft } from '../../test/support/a-request.ts'
import type { IntakeAnswer, Submission } from './accept-request.ts'
import { limitConcurrency } from './limit-concurrency.ts'

const submission: Submission = {
  draft: aDraft(),
  idempotencyKey: undefined,
  address: '192.0.2.1',
  language: 'en',
}

/** An accept function that answers when it is told to. */
function heldIntake() {
  const answers: PromiseWithResolvers<IntakeAnswer>[] = []
  const acceptRequest = () => {
    const answer = Promise.withResolvers<IntakeAnswer>()
    answers.push(answer)
    return answer.promise
  }
  return { answers, acceptRequest }
}

describe('the limit of concurrent requests', () => {
  it('answers overloaded to the next one, and takes again when one has ended', async () => {
    const { answers, acceptRequest } = heldIntake()
    const intake = limitConcurrency(acceptRequest, 2)
    const first = intake.acceptRequest(submission)
    expect(intake.isFull()).toBe(false)
    const second = intake.acceptRequest(submission)
    expect(intake.isFull()).toBe(true)
    expect(await intake.acceptRequest(submission)).toEqual({ kind: 'overloaded' })
    expect(answers).toHaveLength(2)

    answers[0]?.resolve({ kind: 'not-stored' })
    expect(await first).toEqual({ kind: 'not-stored' })
    expect(intake.isFull()).toBe(false)
    answers[1]?.reject(new Error('broken'))
    await expect(second).rejects.toThrow('broken')
    const reference = parseReference('#SID004217')
    if (reference === undefined) throw new Error('no reference')
    const third = intake.acceptRequest(submission)
    const fourth = intake.acceptRequest(submission)
    answers[2]?.resolve({ kind: 'accepted', reference, callByMs: 0 })
    answers[3]?.resolve({ kind: 'key-reused' })
    expect(await third).toMatchObject({ kind: 'accepted' })
    expect(await fourth).toMatchObject({ kind: 'key-reused' })
  })
})
