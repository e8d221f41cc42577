// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEEDBACK_MESSAGE_MAX } from '@fable/contract/limits'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import Feedback from './feedback.tsx'

const field = (label: string) => screen.getByLabelText(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const message = 'Your message'
const email = 'Your e-mail, if you want an answer'

/** The texts that a screen reader adds to a field. */
const descriptionOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the feedback form', () => {
  beforeEach(() => void renderPage(<FeedbackForm onSent={vi.fn()} />))

  it('moves the focus to an empty message and describes the field by the error', () => {
    send()
    expect(document.activeElement).toBe(field(message))
    expect(descriptionOf(message)).toContain('Write a message first.')
  })

  it('moves the focus to an invalid e-mail and describes the field by the error', () => {
    fill(message, 'It works.')
    fill(email, 'wren')
    send()
    expect(document.activeElement).toBe(field(email))
    expect(descriptionOf(email)).toEqual(['That isn’t an e-mail address.'])
  })

  it('counts the characters by which a message is too long', () => {
    fill(message, 'x'.repeat(FEEDBACK_MESSAGE_MAX + 200))
    expect(descriptionOf(message)[0]).toBe('Too long by 200')
    send()
    expect(descriptionOf(message)).toContain('The message is too long by 200.')
  })
})

it('feedback that cannot be sent keeps its text, and gets a thank-you once it is sent', async () => {
  stubServer({ 'POST /api/feedback': () => Promise.reject(new TypeError('no network')) })
  const { unmount } = renderPage(<Feedback />)
  fill(message, 'More potatoes.')
  send()
  expect(await screen.findByText(/Your text is still here; try again/)).toBeTruthy()
  unmount()
  renderPage(<Feedback />)
  expect(field(message)).toHaveProperty('value', 'More potatoes.')
  stubServer({ 'POST /api/feedback': {} })
  send()
  const thanks = await screen.findByRole('heading', { name: 'Thank you' })
  expect(document.activeElement).toBe(thanks)
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }))
  expect(field(message)).toHaveProperty('value', '')
})
