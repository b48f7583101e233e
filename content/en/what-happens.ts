import type { TestName } from '../../domain/centre/test-catalogue.ts'

/** The first sentence of each test that needs only a small blood sample. */
const blood = 'A little blood from a vein in the arm.'

/**
 * Two sentences for each test: what is done, and what it shows or how it feels. A health package has the
 * list of its tests instead (content/facts.ts). docs/decisions/012 names the sources.
 */
export const whatHappens: Readonly<Record<string, string>> = {
  Ultrasound:
    'A small probe with cool gel moves over your skin: sound, no radiation. You lie down and hold your breath now and then.',
  'Color Doppler': 'An ultrasound that shows how the blood flows. You may hear it whoosh.',
  'Level II Scans':
    'A long ultrasound of the baby from head to toe, with placenta and water. Sound, no radiation.',
  '3D/4D Ultrasound':
    'An ultrasound with depth and movement. In pregnancy how clear it is depends on how the baby lies.',
  'TVS and TRUS':
    'A thin covered probe with gel goes into the vagina (TVS) or the back passage (TRUS). It presses a little, and you can stop it at any moment.',
  'USG Guided FNAC and BIOPSY':
    'The doctor watches on ultrasound and takes a little tissue with a needle. The skin is often numbed first.',
  'CT Scan':
    'You lie on a table that moves through a ring, and hold your breath. It uses X-rays; contrast, if needed, goes into a vein and feels warm.',
  'MRI Scan':
    'You lie still in a tunnel that knocks loudly, with your ears covered, and can call us at any moment. Strong magnets, no radiation: nobody with a pacemaker or implant enters before our radiologist has cleared it.',
  'X-Ray': 'You keep still for a moment. A little radiation passes through the part examined.',
  'Interventional Radiology':
    'The doctor guides a needle or thin tube by ultrasound, X-ray or CT. We explain it and ask for your signature first.',
  ECG: 'Stickers on chest, arms and legs record your heartbeat while you lie still. No current goes into you.',
  '2D ECHO':
    'An ultrasound of the heart: a probe with gel on your chest. You lie on your left side.',
  'Stress ECHO':
    'An ECHO before and after exercise. A doctor watches, and stops it if you feel unwell.',
  'Complete Blood Count (CBC)': `${blood} It counts red cells, white cells and platelets.`,
  'Lipid Profile': `${blood} It measures cholesterol and triglycerides.`,
  'Liver Function Tests': `${blood} It shows how the liver works.`,
  'Kidney Function Tests': `${blood} It shows how the kidneys work.`,
  'Thyroid Function Tests': `${blood} It measures the thyroid hormones.`,
  'Diabetes Panel': `${blood} It measures the sugar, perhaps again after a meal.`,
  'Tumor Markers': `${blood} A raised value alone does not mean cancer: your doctor explains it.`,
  'Urine Analysis': 'You fill a small cup. It shows sugar, protein, blood and signs of infection.',
  'Blood Sugar': `${blood} It measures the sugar at that hour.`,
  HbA1c: `${blood} It shows the average sugar of 2 to 3 months.`,
  ESR: `${blood} It shows inflammation, not where it is.`,
  CRP: `${blood} It shows inflammation, not where it is.`,
  'General Consultation':
    'The doctor listens, and reads your reports. You hear which test you need, if any.',
  'Report Analysis': 'The doctor reads your report with you. Ask what you do not understand.',
  'Second Opinion':
    'The doctor reads your reports from elsewhere. You hear whether the doctor agrees.',
  'Health Counseling':
    'A talk about food, movement and check-ups. Bring your reports and questions.',
} satisfies Partial<Record<TestName, string>>
