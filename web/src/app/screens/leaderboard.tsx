export { default } from '../../game/leaderboard/leaderboard-page.tsx'
