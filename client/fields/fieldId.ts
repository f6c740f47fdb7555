/** Ids of controls: unique on a page that shows several sections. */

export function fieldId(sectionId: string, path: string): string {
  return `${sectionId}-${path.replaceAll('.', '-')}`;
}
