export { keepUpdates as keepData } from '../../features/updates/update-query.ts'
export { default } from '../../features/updates/updates.tsx'
