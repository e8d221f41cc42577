import { factPath } from '@fable/contract/limits'

export const CORRECTIONS_ID = 'corrections'
export const CORRECTION_FORM_ID = 'know-better'
export const correctionAnchor = (id: number): string => `correction-${id}`

export const correctionsPath = (factId: number): string => `${factPath(factId)}#${CORRECTIONS_ID}`

export const correctionFormPath = (factId: number): string =>
  `${factPath(factId)}#${CORRECTION_FORM_ID}`
