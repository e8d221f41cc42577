export { default } from '../../features/ledger/ledger.tsx'
