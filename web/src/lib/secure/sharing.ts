/** Rejects at insecure addresses, and where the browser forbids it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Checks whether the device has a share sheet; at insecure addresses none has. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

export const openShareSheet = (data: ShareData): Promise<void> => navigator.share(data)
