export interface FaqQuestion {
  readonly question: string
  readonly answer: string
}

/** The seven questions of the services page. Preparation is indicative; reception confirms. */
const questions: readonly FaqQuestion[] = [
  {
    question: 'How do I book an appointment?',
    answer:
      'Choose your tests, a date and a time on the booking page, or call us. No login is required and nothing is paid in advance. Reception calls within 2 hours, while the centre is open, to confirm.',
  },
  {
    question: 'Do I need to fast before a blood test?',
    answer:
      'Fasting of 8–12 hours is needed for many blood tests, such as lipid profile, fasting sugar and most health packages; plain water is allowed. A religious fast counts only if you had nothing else in these hours: no fruit, milk, tea or sehri. CBC, HbA1c, ESR and CRP usually need none.',
  },
  {
    question: 'How do I prepare for an ultrasound?',
    answer:
      'It depends on the part examined. A whole abdomen usually asks for 6 hours of fasting and a full bladder; most Doppler studies need nothing.',
  },
  {
    question: 'What should I bring?',
    answer:
      'A photo ID, earlier films and reports, and your prescription; some tests need one. Please arrive 15 minutes early. For a scan in pregnancy we need the original prescription with the doctor’s signature, stamp and registration number.',
  },
  {
    question: 'When will I get my results?',
    answer: 'Usually the same day. Some scans, laboratory tests and biopsies take longer.',
  },
  {
    question: 'Can I have several tests in one visit?',
    answer:
      'Yes. Select all of them in one request. If two do not go together, for example one on an empty stomach and one after food, we tell you the order on the call.',
  },
  {
    question: 'I have a pacemaker or an implant. Can I have an MRI?',
    answer:
      'Perhaps. Nobody with one enters the MRI room before our radiologist has cleared it. Tell us on the call and bring its card. Please do not write it in the form.',
  },
]

export const faq = { questions }
