import { valuesOf } from '../pages/booking-page.ts'
import { expect, test } from '../support/test.ts'

/** The list in the specification. The test compares the product's list with it. */
const specification = `
- Ultrasound & Imaging: Ultrasound, Color Doppler, Level II Scans, 3D/4D Ultrasound, TVS and TRUS,
  USG Guided FNAC and BIOPSY.
- Advanced Radiology: CT Scan, MRI Scan, X-Ray, Interventional Radiology.
- Cardiac Diagnostics: ECG, 2D ECHO, Stress ECHO.
- Laboratory Tests: Complete Blood Count (CBC), Lipid Profile, Liver Function Tests,
  Kidney Function Tests, Thyroid Function Tests, Diabetes Panel, Tumor Markers, Urine Analysis,
  Blood Sugar, HbA1c, ESR, CRP.
- Health Packages: Basic Health Check Up, Executive Health Package, Diabetes Screening,
  Cardiac Health Package, Women's Health Package, Senior Citizen Package.
- Consultation: General Consultation, Report Analysis, Second Opinion, Health Counseling.`

const catalogue = Array.from(
  specification.matchAll(/- ([^:]+): ([^.]+)\./g),
  ([, category, tests]) => ({
    category,
    tests: tests?.split(/,\s+/) ?? [],
  }),
)

test('spec 3 · test catalogue · the form lists 6 categories and 35 tests in order', async ({
  booking,
}) => {
  const outline = (await booking.testList.ariaSnapshot()).match(/(?:group|checkbox) ".*"/g)
  expect(outline).toEqual(
    catalogue.flatMap(({ category, tests }) => [
      `group "${category}"`,
      ...tests.map((name) => `checkbox "${name}"`),
    ]),
  )
  const boxes = booking.form.getByRole('checkbox')
  await expect(boxes).toHaveCount(35)
  expect(await valuesOf(boxes)).toEqual(catalogue.flatMap(({ tests }) => tests))
})
