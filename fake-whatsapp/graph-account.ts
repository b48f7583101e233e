import type { Context } from 'hono'
import { type GraphError, graphError } from './graph-errors.ts'

/** The business of Meta's own samples. */
export const sampleAccount = {
  businessAccountId: '102290129340398',
  phoneNumberId: '106540352242922',
  /** The sender's own number, digits only. */
  displayPhoneNumber: '15550783881',
  businessId: '506914307656634',
  appId: '634974688087057',
} as const

/** @param accessToken the one token that is accepted; any when undefined */
export function accessProblem(
  context: Context,
  accessToken: string | undefined,
): GraphError | undefined {
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
  if (token === undefined) return graphError(0)
  return accessToken === undefined || token === accessToken ? undefined : graphError(190)
}
