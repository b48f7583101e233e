import type { ReactElement } from 'react'
import type { CategoryId } from '../../domain/test-catalogue.ts'
import { CardiacDrawing } from './cardiac.tsx'
import { ConsultationDrawing } from './consultation.tsx'
import { LaboratoryDrawing } from './laboratory.tsx'
import { PackagesDrawing } from './packages.tsx'
import { RadiologyDrawing } from './radiology.tsx'
import { UltrasoundDrawing } from './ultrasound.tsx'

const drawings: Readonly<Record<CategoryId, () => ReactElement>> = {
  ultrasound: UltrasoundDrawing,
  radiology: RadiologyDrawing,
  cardiac: CardiacDrawing,
  laboratory: LaboratoryDrawing,
  packages: PackagesDrawing,
  consultation: ConsultationDrawing,
}

/** The picture of a category of tests, each from its own field. */
export function CategoryDrawing({ category }: { readonly category: CategoryId }) {
  const Picture = drawings[category]
  return <Picture />
}
