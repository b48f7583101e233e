import { z } from 'zod'

/** "Message templates": only the fields that decide whether a send works. */
export const listedTemplate = z.object({
  name: z.string(),
  language: z.string(),
  status: z.string().catch(''),
  category: z.string().catch(''),
  parameter_format: z.string().catch('POSITIONAL'),
  rejected_reason: z.string().optional().catch(undefined),
  components: z
    .array(
      z.object({
        type: z.string(),
        text: z.string().catch(''),
        buttons: z
          .array(
            z.object({ type: z.string(), text: z.string().catch(''), url: z.string().catch('') }),
          )
          .catch([]),
      }),
    )
    .catch([]),
})

export type ListedTemplate = z.output<typeof listedTemplate>
