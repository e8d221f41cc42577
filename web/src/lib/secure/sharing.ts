/** Rejects at insecure addresses, and if the browser forbids copying. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** False at insecure addresses and in browsers without a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

export const openShareSheet = (data: ShareData): Promise<void> => navigator.share(data)
