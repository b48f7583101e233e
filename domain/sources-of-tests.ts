import type { SourceId } from './preparation-sources.ts'
import type { TestName } from './test-catalogue.ts'

type Sources = readonly [SourceId, ...SourceId[]]

const ofPackages: Sources = ['packages', 'lipids', 'children', 'diabetes', 'contrast']

/** What each rule of `preparation-rules.ts` rests on; a test without a source does not compile. */
export const sourcesOfTests: Readonly<Record<TestName, Sources>> = {
  Ultrasound: ['ultrasound', 'children', 'fluids', 'pcpndt', 'diabetes'],
  'Color Doppler': ['doppler', 'children', 'pcpndt', 'diabetes'],
  'Level II Scans': ['weeks', 'pcpndt'],
  '3D/4D Ultrasound': ['ultrasound', 'pcpndt'],
  'TVS and TRUS': ['tvs', 'trus', 'thinners', 'pcpndt'],
  'USG Guided FNAC and BIOPSY': ['needle', 'thinners', 'children', 'diabetes'],
  'CT Scan': ['contrast', 'contrast-fast', 'xray', 'children', 'diabetes'],
  'MRI Scan': ['mri', 'contrast', 'children', 'diabetes'],
  'X-Ray': ['xray', 'contrast', 'children', 'diabetes'],
  'Interventional Radiology': [
    ...(['procedures', 'needle', 'thinners', 'contrast', 'xray', 'children', 'diabetes'] as const),
  ],
  ECG: ['heart'],
  '2D ECHO': ['heart'],
  'Stress ECHO': ['heart', 'diabetes'],
  'Complete Blood Count (CBC)': ['laboratory'],
  'Lipid Profile': ['lipids', 'children', 'diabetes'],
  'Liver Function Tests': ['liver', 'contrast'],
  'Kidney Function Tests': ['laboratory', 'contrast'],
  'Thyroid Function Tests': ['thyroid', 'biotin', 'contrast'],
  'Diabetes Panel': ['laboratory', 'children', 'diabetes'],
  'Tumor Markers': ['psa', 'biotin'],
  'Urine Analysis': ['laboratory', 'contrast'],
  'Blood Sugar': ['laboratory', 'children', 'diabetes'],
  HbA1c: ['laboratory'],
  ESR: ['laboratory'],
  CRP: ['laboratory'],
  'Basic Health Check Up': ofPackages,
  'Executive Health Package': ofPackages,
  'Diabetes Screening': [...ofPackages, 'laboratory'],
  'Cardiac Health Package': ofPackages,
  "Women's Health Package": ofPackages,
  'Senior Citizen Package': ofPackages,
  'General Consultation': ['consultation'],
  'Report Analysis': ['consultation'],
  'Second Opinion': ['consultation'],
  'Health Counseling': ['consultation'],
}
