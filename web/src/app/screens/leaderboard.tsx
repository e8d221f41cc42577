export { default } from '../../features/leaderboard/leaderboard-page.tsx'
