/** What became of sharing: `closed`: the visitor has closed the device's own sheet. */
export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed'

/** Whether the device has a sheet of its own for sharing. Insecure pages have none. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Copies a text. */
export async function copyText(text: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Shares by the device's own sheet; `copied` is what is copied where that does not work. */
export async function shareBySheet(data: ShareData, copied: string): Promise<ShareResult> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'closed'
      : copyText(copied)
  }
}
