/** Merges a posted questionnaire with the stored one, field by field, so that two tabs never wipe each other's answers. */
import { emptyValue, emptyValues } from '#domain/fields/emptyValue';
import type { Field, Value, Values } from '#domain/fields/field';
import type { QuestionnaireBody } from '#domain/questionnaire/questionnaireSchema';
import { SECTIONS, type SavedSections } from '#domain/questionnaire/sections';

/** An answer both sides changed. */
export interface Conflict {
  /** `personalInfo.homeAddress.city` */
  readonly path: string;
  readonly yours: Value;
  readonly theirs: Value;
}

export interface Merged {
  readonly sections: SavedSections;
  /** Leaf paths whose value is now another one. */
  readonly changed: readonly string[];
  /** Is there anything to store? True as well when an empty section was saved for the first time. */
  readonly hasChanges: boolean;
  readonly conflicts: readonly Conflict[];
}

interface Sides {
  readonly posted: Value | undefined;
  /** What the poster's copy was loaded with; undefined when their copy is the current one. */
  readonly base: Value | undefined;
  readonly current: Value;
}

interface Notes {
  readonly changed: string[];
  readonly conflicts: Conflict[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function mergeLeaf(path: string, { posted, base, current }: Sides, notes: Notes): Value {
  if (posted === undefined || isSame(posted, current)) return current;
  const hasMoved = base !== undefined && !isSame(base, current);
  if (hasMoved && isSame(posted, base)) return current; // only the other side changed it
  if (hasMoved) {
    notes.conflicts.push({ path, yours: posted, theirs: current });
    return current;
  }
  notes.changed.push(path);
  return posted;
}

function mergeFields(prefix: string, fields: readonly Field[], sides: Sides, notes: Notes): Values {
  const { posted, base, current } = sides as Record<keyof Sides, Partial<Values> | undefined>;
  const merge = (field: Field): Value => {
    const path = `${prefix}.${field.name}`;
    const of = {
      posted: posted?.[field.name],
      base: base && (base[field.name] ?? emptyValue(field)),
      current: current?.[field.name] ?? emptyValue(field),
    };
    return field.kind === 'group' ? mergeFields(path, field.fields, of, notes) : mergeLeaf(path, of, notes);
  };
  return Object.fromEntries(fields.map((field) => [field.name, merge(field)]));
}

/**
 * The stored sections with what was posted. `base` holds the sections the poster's copy was loaded with; without it the
 * poster's values win. A section that is left out, and a field left out of a posted section, keep what is stored.
 */
export function mergeSections(
  posted: QuestionnaireBody,
  current: SavedSections,
  base?: SavedSections,
): Merged {
  const notes: Notes = { changed: [], conflicts: [] };
  const sections: SavedSections = { ...current };
  let hasNewSection = false;
  for (const { id, fields } of SECTIONS) {
    const mine = posted[id] as Values | undefined;
    // Taken back by an undo in another tab, and untouched in this one: it stays away.
    const isUntouched = base?.[id] !== undefined && isSame({ ...base[id], ...mine }, base[id]);
    if (mine === undefined || (isUntouched && !current[id])) continue;
    hasNewSection ||= !current[id];
    const before = base && (base[id] ?? emptyValues(fields));
    sections[id] = mergeFields(
      id,
      fields,
      { posted: mine, base: before, current: current[id] ?? emptyValues(fields) },
      notes,
    );
  }
  return { sections, ...notes, hasChanges: hasNewSection || notes.changed.length > 0 };
}
