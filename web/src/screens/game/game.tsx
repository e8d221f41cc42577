export default function Game() {
  return null
}
