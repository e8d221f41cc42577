/** Returns undefined at insecure addresses, and in browsers without service workers. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker
