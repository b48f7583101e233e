/** The words of the booking page around its form. The form's script does not carry them. */
export const bookingPage = {
  title: 'Book Appointment',
  description:
    'Request an appointment for ultrasound, CT, MRI, X-ray, cardiac and laboratory tests in New Delhi. No login required.',
  intro:
    'Tell us which tests and when. No login required, no payment now: reception calls you back to confirm.',
}
