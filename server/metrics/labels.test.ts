import { describe, expect, it } from 'vitest'
import { alarmLabel, codeLabel } from './labels.ts'

describe('codeLabel', () => {
  it.each([
    '131026',
    '0',
    'smtp-550',
    'http-502',
    'ECONNREFUSED',
    'answer-too-long',
    'lease-ran-out',
  ])('keeps the code %s', (code) => {
    expect(codeLabel(code)).toBe(code)
  })

  it.each([
    '919810000001',
    '9810000001',
    'Asha Verma',
    'asha@example.com',
    '',
    'http-',
    '-1',
    'a b',
  ])('replaces the code %j by `other`', (code) => {
    expect(codeLabel(code)).toBe('other')
  })
})

describe('alarmLabel', () => {
  it.each([
    ['template-paused appointment_request', 'template-paused'],
    ['whatsapp-cloud auth 190', 'whatsapp-cloud'],
    ['+919810000001', 'other'],
    ['Asha Verma', 'other'],
    ['', 'other'],
  ])('of the subject %j is %s', (subject, label) => {
    expect(alarmLabel(subject)).toBe(label)
  })
})
