import { createHash } from 'node:crypto'
import type {
  AppointmentParticipant,
  BundleEntry,
  Appointment as FhirAppointment,
  Patient,
} from 'fhir/r4.js'
import { delhiInstant, delhiIso } from '../../domain/delhi-time.ts'
import { findSlot, slotEveryMinutes } from '../../domain/time-slots.ts'
import type { RequestState } from '../../domain/visit/request-outcome.ts'
import type { ListedRequest } from '../../server/visits/list-requests.ts'
import type { ExportContext, Pages } from './exporter.ts'

/** `Appointment.status` of FHIR R4, and `participant.status` of the patient and of the centre. */
interface Standing {
  readonly status: FhirAppointment['status']
  readonly patient: AppointmentParticipant['status']
  readonly centre: AppointmentParticipant['status']
}

/**
 * R4 defines the states (hl7.org/fhir/R4/valueset-appointmentstatus.html). A request that the
 * centre has not answered is `proposed`. If the patient was not reached, it is `pending`, because
 * not everybody has accepted. If all have accepted, it is `booked`. The states `arrived` and
 * `noshow` are about the visit, never about a call.
 */
const standings: Readonly<Record<RequestState, Standing>> = {
  requested: { status: 'proposed', patient: 'tentative', centre: 'needs-action' },
  unreachable: { status: 'pending', patient: 'needs-action', centre: 'accepted' },
  confirmed: { status: 'booked', patient: 'accepted', centre: 'accepted' },
  cancelled: { status: 'cancelled', patient: 'declined', centre: 'declined' },
  arrived: { status: 'arrived', patient: 'accepted', centre: 'accepted' },
  'no-show': { status: 'noshow', patient: 'accepted', centre: 'accepted' },
}

/** One Bundle of FHIR R4. It has no `entry` when there is none: an empty list is not FHIR. */
export async function* fhirOf(pages: Pages, context: ExportContext): AsyncGenerator<string> {
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: delhiIso(context.nowMs) }
  yield JSON.stringify(head).slice(0, -1)
  let separator = ',"entry":[\n'
  for await (const page of pages) {
    for (const entry of page.flatMap((listed) => entriesOrComplaint(listed, context))) {
      yield separator + JSON.stringify(entry)
      separator = ',\n'
    }
  }
  yield separator.startsWith(',"') ? '}\n' : '\n]}\n'
}

/** FHIR wants an instant where a table is content with any text. */
function entriesOrComplaint(listed: ListedRequest, context: ExportContext) {
  const { request, agreed } = listed
  if (findSlot((agreed ?? request).time) !== undefined) return fhirEntries(listed, context)
  context.complain([request.reference])
  return []
}

/** The two entries of one request in a Bundle of FHIR R4: who, and what they asked for. */
function fhirEntries(
  listed: ListedRequest,
  context: ExportContext,
): BundleEntry<Patient | FhirAppointment>[] {
  const address = addressOf(listed, context)
  const patientUrl = `urn:uuid:${uuidOfAddress(`${address}#patient`)}`
  return [
    { fullUrl: patientUrl, resource: patientOf(listed, context) },
    {
      fullUrl: `urn:uuid:${uuidOfAddress(address)}`,
      resource: appointmentOf(listed, patientUrl, context),
    },
  ]
}

/** A reference is used again after a purge; with its instant it is unique. */
function addressOf({ request }: ListedRequest, { publicUrl }: ExportContext): string {
  return `${publicUrl}/appointments/${request.reference.slice(1)}/${request.storedAtMs}`
}

/** FHIR has no empty strings, lists or objects: what is empty is left out, or says why it is absent. */
function patientOf({ erasedAtMs, request }: ListedRequest, { reveal }: ExportContext): Patient {
  const absent = erasedAtMs !== undefined ? 'unknown' : reveal ? undefined : 'masked'
  if (absent !== undefined) {
    return { resourceType: 'Patient', name: absentBecause(absent), telecom: absentBecause(absent) }
  }
  const { name, phone, email, language } = request
  return {
    resourceType: 'Patient',
    name: [{ text: name }],
    telecom: [
      { system: 'phone', value: phone },
      ...(email === '' ? [] : [{ system: 'email' as const, value: email }]),
    ],
    communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: language }] } }],
  }
}

/** `unknown`: there was a value and nobody has it any more. `masked`: it is kept back. */
function absentBecause(valueCode: 'unknown' | 'masked') {
  const url = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
  return [{ extension: [{ url, valueCode }] }]
}

function appointmentOf(
  listed: ListedRequest,
  patientUrl: string,
  { publicUrl, centreName, reveal }: ExportContext,
): FhirAppointment {
  const { reference, tests, additionalInfo, storedAtMs } = listed.request
  const standing = standingOf(listed)
  return {
    resourceType: 'Appointment',
    identifier: [{ system: `${publicUrl}/appointment-reference`, value: reference }],
    status: standing.status,
    ...(reveal ? { serviceType: tests.map((text) => ({ text })) } : {}),
    ...slotOf(listed),
    created: delhiIso(storedAtMs),
    ...(reveal && additionalInfo !== '' ? { comment: additionalInfo } : {}),
    participant: [
      { actor: { reference: patientUrl }, required: 'required', status: standing.patient },
      {
        actor: { type: 'Location', display: centreName },
        required: 'required',
        status: standing.centre,
      },
    ],
  }
}

/** Nobody is called about a request that was erased, so it must not look as if it were open. */
function standingOf({ state, erasedAtMs }: ListedRequest): Standing {
  const isOpen = state === 'requested' || state === 'unreachable'
  return standings[isOpen && erasedAtMs !== undefined ? 'cancelled' : state]
}

function slotOf({ request, agreed }: ListedRequest) {
  const { date, time } = agreed ?? request
  const slot = findSlot(time)
  if (slot === undefined) throw new Error(`${request.reference} has no readable time`)
  return {
    start: delhiIso(delhiInstant(date, slot.minutes)),
    end: delhiIso(delhiInstant(date, slot.minutes + slotEveryMinutes)),
    minutesDuration: slotEveryMinutes,
  }
}

/** RFC 9562, appendix: the name space of URLs. */
const urlNameSpace = '6ba7b8119dad11d180b400c04fd430c8'

/** The version 5 UUID of an address: always the same one, and it reveals nothing. */
export function uuidOfAddress(address: string): string {
  const hash = createHash('sha1').update(Buffer.from(urlNameSpace, 'hex')).update(address).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex', 0, 16)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
