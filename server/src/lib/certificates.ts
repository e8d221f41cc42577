import { reasonOf } from './errors.ts'

/** Matches Node's messages about a certificate of an unknown authority. Some of these errors have no code. */
const UNKNOWN_AUTHORITY =
  /self-signed certificate|unable to (verify the first|get (local )?issuer) certificate/

/**
 * Returns undefined for any other error. Node reads the variable before the program runs, so a line in `.env` comes too
 * late.
 */
export const adviceOnCertificate = (error: unknown): string | undefined =>
  UNKNOWN_AUTHORITY.test(reasonOf(error))
    ? 'start with the certificate of its authority in the environment, not in .env: NODE_EXTRA_CA_CERTS=/path/ca.pem'
    : undefined

/** Removes Node's advice, because it names an option that no command here accepts. */
export const withoutNodeAdvice = (message: string): string =>
  message.replace(/; if the root CA is installed locally, .*$/, '')
