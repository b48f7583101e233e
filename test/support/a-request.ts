import type {
  AppointmentDraft,
  AppointmentRequest,
} from '../../domain/request/appointment-request.ts'

/** A request that can be booked on the Friday of `fridayTenAm`. */
export function aRequest(changes: Partial<AppointmentRequest> = {}): AppointmentRequest {
  return {
    name: 'Asha Verma',
    phone: '98765 43210',
    email: '',
    date: '2026-11-20',
    time: '11:00 AM',
    tests: ['MRI Scan', 'Blood Sugar'],
    additionalInfo: '',
    ...changes,
  }
}

/** A request from the number of another patient for each `patient`, so that it makes a visit of its own. */
export function aRequestOf(
  patient: number,
  changes: Partial<AppointmentRequest> = {},
): AppointmentRequest {
  return aRequest({ phone: `98${10_000_000 + patient}`, ...changes })
}

export function aDraft(changes: Partial<AppointmentDraft> = {}): AppointmentDraft {
  return { ...aRequest(), ...changes }
}

/** What the form posts without script. */
export function aForm(changes: Partial<AppointmentRequest> = {}): URLSearchParams {
  const { tests, ...texts } = aRequest(changes)
  return new URLSearchParams([...Object.entries(texts), ...tests.map((test) => ['tests', test])])
}

/** A post of a form, as a page of the server makes it. */
export function aFormPost(
  fields: Readonly<Record<string, string>> | string[][] | string | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  const type = 'application/x-www-form-urlencoded'
  return {
    method: 'POST',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  }
}

/** A post as the booking page makes it. */
export function aPost(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
