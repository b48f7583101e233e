import type { Context, MiddlewareHandler } from 'hono'
import { answerGraphError, type GraphError, graphError } from './graph-errors.ts'
import { hmac } from './hmac.ts'
import type { Services } from './services.ts'

type GraphAccess = Pick<Services, 'accessToken' | 'appSecret' | 'account'>

/**
 * Refuses a call as Meta does if its token, the proof of the token or a permission is wrong or missing.
 * @param permission the permission that the call needs, if any
 */
export function requireAccess(access: GraphAccess, permission?: string): MiddlewareHandler {
  return async (context, next) => {
    const problem = accessProblem(context, access, permission)
    return problem === undefined ? await next() : answerGraphError(problem)
  }
}

function accessProblem(
  context: Context,
  { accessToken, appSecret, account }: GraphAccess,
  permission: string | undefined,
): GraphError | undefined {
  const token = bearerOf(context)
  if (token === undefined) return graphError(0)
  if (accessToken !== undefined && token !== accessToken) return graphError(190)
  const { tokenExpiresAt, scopes } = account
  if (tokenExpiresAt !== 0 && tokenExpiresAt * 1000 <= Date.now()) return expired
  const proof = context.req.query('appsecret_proof')
  if (proof !== undefined && proof !== hmac(token, appSecret)) return wrongProof
  return permission === undefined || scopes.includes(permission) ? undefined : graphError(10)
}

export function bearerOf(context: Context): string | undefined {
  return /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
}

const expired = graphError(190, {
  subcode: 463,
  message: 'Error validating access token: Session has expired.',
})

const wrongProof = graphError(100, {
  message: 'Invalid appsecret_proof provided in the API argument',
})

/** 33 is Meta's subcode for an id that does not exist or is not this token's. */
export function unknownObject(id: string): GraphError {
  return graphError(100, {
    subcode: 33,
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
  })
}
