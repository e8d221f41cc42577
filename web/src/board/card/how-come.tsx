import styles from './how-come.module.css'

export function HowCome({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.line} dir="auto">
      <b>How come?</b> <span>{text}</span>
    </p>
  )
}
