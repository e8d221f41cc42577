/** Rejects at insecure addresses, and if the browser forbids it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** At insecure addresses there is none. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

export const openShareSheet = (data: ShareData): Promise<void> => navigator.share(data)
