export const growth = (): Promise<never> => Promise.reject(new Error('x'))
