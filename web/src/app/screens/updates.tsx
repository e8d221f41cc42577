export { keepUpdates as keepData } from '../../pages/updates/update-query.ts'
export { default } from '../../pages/updates/updates.tsx'
