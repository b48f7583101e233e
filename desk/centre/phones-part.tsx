import { deskCentre } from '../../content/desk-centre.ts'
import { InputField, Problem } from '../field.tsx'
import { PublishForm } from './publish-form.tsx'
import { phoneField, phonesCodec, withoutPhone } from './typed-facts.ts'
import { type FactForm, linkField, useFactForm } from './use-fact-form.ts'
import type { EditableFacts } from './use-facts.ts'

const words = deskCentre.phones

/**
 * The numbers that patients are told, which are published as a whole. Publishing them takes a one-time link, for the
 * reason in server/desk/take-facts.ts.
 */
export function PhonesPart({ facts }: { readonly facts: EditableFacts }) {
  const form = useFactForm({
    facts,
    inForce: facts.inForce.phones,
    codec: phonesCodec,
    alsoWrong: (_fact, typed) => (typed[linkField] ? {} : { [linkField]: words.linkMissing }),
  })
  const { phones, whatsapp } = form.fact
  return (
    <PublishForm
      form={form}
      preview={(language) =>
        language === 'en'
          ? [...phones.map(({ label }) => label), words.opens(`wa.me/${whatsapp}`)]
          : []
      }
    >
      {phones.map(({ e164 }, place) => (
        <Phone key={phoneField(place)} form={form} place={place} dials={e164} />
      ))}
      <Problem id="phones-problem" sentence={form.problems.phones} />
      <button
        type="button"
        className="button"
        onClick={() => form.type({ [phoneField(phones.length)]: '' })}
      >
        {words.add}
      </button>
      <InputField
        {...form.field('whatsapp')}
        type="tel"
        label={words.whatsapp}
        hint={words.whatsappHint}
      />
      {form.isChanged && (
        <InputField {...form.field(linkField)} label={words.link} hint={words.linkHint} />
      )}
    </PublishForm>
  )
}

interface PhoneProps {
  readonly form: FactForm
  readonly place: number
  readonly dials: string
}

function Phone({ form, place, dials }: PhoneProps) {
  const name = phoneField(place)
  const { [`${name}.label`]: asPrinted, [`${name}.e164`]: asDialled } = form.problems
  const hint = place === 0 ? words.firstHint : words.otherHint
  return (
    <div className="phone-row">
      <InputField
        {...form.field(name)}
        type="tel"
        label={place === 0 ? words.first : words.other(place + 1)}
        hint={
          asPrinted === undefined && asDialled === undefined
            ? `${hint} ${words.dials(dials)}`
            : hint
        }
        problem={asPrinted ?? asDialled ?? ''}
      />
      {place > 0 && (
        <button
          type="button"
          className="button"
          aria-label={words.removeNumber(place + 1)}
          onClick={() => form.type(withoutPhone(place, form.typed))}
        >
          {words.remove}
        </button>
      )}
    </div>
  )
}
