/** Builders of what page and server exchange, for tests. */
import {
  FACT_FIELD_NAMES,
  FACT_FIELDS,
  type FactFieldName,
  readFactField,
} from '../facts/fact-fields.ts'
import type { Fact } from '../facts/routes.ts'

/** The fields of a fact as a visitor types them. */
export type TypedFact = Record<FactFieldName, string>

type StoredFields = Pick<Fact, FactFieldName>

const typed = Object.fromEntries(
  FACT_FIELD_NAMES.map((name) => [
    name,
    FACT_FIELDS[name].reference.example ?? 'an example is missing',
  ]),
) as TypedFact

const stored = Object.fromEntries(
  FACT_FIELD_NAMES.map((name) => [name, readFactField(name, typed[name])]),
) as StoredFields

/** A new fact as a visitor types it: the examples of `FACT_FIELDS`, where none is given. */
export function typedFact(given: Partial<TypedFact> = {}): TypedFact {
  return { ...typed, ...given }
}

/** A new fact as it is stored: the examples of `FACT_FIELDS`, where none is given. */
export function newFact(given: Partial<StoredFields> = {}): StoredFields {
  return { ...stored, ...given }
}
