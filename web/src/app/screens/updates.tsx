export { default, keepUpdates as keepData } from '../../pages/updates/updates.tsx'
