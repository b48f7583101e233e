export interface Testimonial {
  readonly name: string
  readonly location: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
}

/**
 * SAMPLES: invented people. Replace them with comments of real patients who agreed. The note under them
 * disappears with the last sample.
 */
const entries: readonly Testimonial[] = [
  {
    name: 'Kavita S.',
    location: 'Green Park',
    rating: 5,
    comment:
      'They told me on the phone exactly how to prepare, took me in on time, and I had the report before dinner.',
  },
  {
    name: 'Imran A.',
    location: 'Saket',
    rating: 5,
    comment: 'The doctor turned the screen round and showed my father what she was looking at.',
  },
  {
    name: 'Joseph T.',
    location: 'Lajpat Nagar',
    rating: 4,
    comment: 'Blood test and ECG in one morning. Busy at nine, calm after ten.',
  },
]

export const testimonials = {
  entries,
  rating: (rating: number) => `Rated ${rating} out of 5`,
  sampleNote: 'Sample comments, to be replaced by those of real patients.',
}
