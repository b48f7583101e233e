import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { Pass, RoomPlan } from '../domain/rooms/room.ts'
import { minutes } from './prices.ts'

/**
 * The rooms and machines of the centre, and the rooms that each test passes through, in this order. The server does not
 * start if a test has no entry. The minutes of a test with one room stand in content/prices.ts. SAMPLE DATA, as in
 * content/centre.ts. An `id` is stored with each block by reception, so do not give it to another room.
 */
export const rooms: RoomPlan = {
  minutes,
  rooms: [
    { id: 'lab', name: 'Lab', atOnce: 3, isOneTurn: true },
    { id: 'ultrasound', name: 'Ultrasound', atOnce: 2 },
    { id: 'ct', name: 'CT', atOnce: 1 },
    { id: 'mri', name: 'MRI', atOnce: 1 },
    { id: 'x-ray', name: 'X-ray', atOnce: 1 },
    { id: 'heart', name: 'Heart', atOnce: 1 },
    { id: 'doctor', name: 'Doctor', atOnce: 1, isDoctor: true },
  ],
  passes: {
    Ultrasound: [{ room: 'ultrasound' }],
    'Color Doppler': [{ room: 'ultrasound' }],
    'Level II Scans': [{ room: 'ultrasound' }],
    '3D/4D Ultrasound': [{ room: 'ultrasound' }],
    'TVS and TRUS': [{ room: 'ultrasound' }],
    'USG Guided FNAC and BIOPSY': [{ room: 'ultrasound' }],
    'CT Scan': [{ room: 'ct' }],
    'MRI Scan': [{ room: 'mri' }],
    'X-Ray': [{ room: 'x-ray' }],
    'Interventional Radiology': [{ room: 'ct' }],
    ECG: [{ room: 'heart' }],
    '2D ECHO': [{ room: 'heart' }],
    'Stress ECHO': [{ room: 'heart' }],
    'Complete Blood Count (CBC)': [{ room: 'lab' }],
    'Lipid Profile': [{ room: 'lab' }],
    'Liver Function Tests': [{ room: 'lab' }],
    'Kidney Function Tests': [{ room: 'lab' }],
    'Thyroid Function Tests': [{ room: 'lab' }],
    'Diabetes Panel': [{ room: 'lab' }],
    'Tumor Markers': [{ room: 'lab' }],
    'Urine Analysis': [{ room: 'lab' }],
    'Blood Sugar': [{ room: 'lab' }],
    HbA1c: [{ room: 'lab' }],
    ESR: [{ room: 'lab' }],
    CRP: [{ room: 'lab' }],
    'Basic Health Check Up': [
      { room: 'lab', minutes: 10 },
      { room: 'heart', minutes: 10 },
    ],
    'Executive Health Package': [
      { room: 'lab', minutes: 10 },
      { room: 'ultrasound', minutes: 20 },
      { room: 'heart', minutes: 10 },
    ],
    'Diabetes Screening': [{ room: 'lab', minutes: 10 }],
    'Cardiac Health Package': [
      { room: 'lab', minutes: 10 },
      { room: 'heart', minutes: 30 },
    ],
    "Women's Health Package": [
      { room: 'lab', minutes: 10 },
      { room: 'ultrasound', minutes: 20 },
    ],
    'Senior Citizen Package': [
      { room: 'lab', minutes: 10 },
      { room: 'heart', minutes: 10 },
    ],
    'General Consultation': [{ room: 'doctor', minutes: 20 }],
    'Report Analysis': [{ room: 'doctor', minutes: 20 }],
    'Second Opinion': [{ room: 'doctor', minutes: 30 }],
    'Health Counseling': [{ room: 'doctor', minutes: 30 }],
  } satisfies Partial<Record<TestName, readonly Pass[]>>,
}
