/** What a field of the document holds before the page hydrates it; '' without such a field. */
export function typedEarly(selector: string): string {
  if (typeof document === 'undefined') return ''
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  return field?.value ?? ''
}
