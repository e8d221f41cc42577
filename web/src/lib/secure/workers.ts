/** Undefined at insecure addresses, and in a browser without service workers. */
export const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker
