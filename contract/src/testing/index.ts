/** Builders of what page and server exchange, for tests. */
import { FACT_FIELD_NAMES, FACT_FIELDS, readFactField } from '../facts/fact-fields.ts'
import type { NewFact, ParsedFact } from '../facts/routes.ts'

const typed = Object.fromEntries(
  FACT_FIELD_NAMES.map((name) => [name, FACT_FIELDS[name].reference.example]),
) as Required<NewFact>

const parsed = Object.fromEntries(
  FACT_FIELD_NAMES.map((name) => [name, readFactField(name, typed[name])]),
) as ParsedFact

/** A fact as a visitor types it: the examples of `FACT_FIELDS`, where none is given. */
export function typedFact(given: Partial<NewFact> = {}): Required<NewFact> {
  return { ...typed, ...given }
}

/** A new fact as it is stored: the examples of `FACT_FIELDS`, where none is given. */
export function newFact(given: Partial<ParsedFact> = {}): ParsedFact {
  return { ...parsed, ...given }
}
