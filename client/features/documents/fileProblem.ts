/** What can be seen to be wrong with a file before anything is sent or replaced. */
import { ACCEPTED_FILES, MAX_FILE_BYTES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';

const EXTENSIONS = Object.values(ACCEPTED_FILES).flat();

/** A name counts as much as a type: browsers know no type for some files (HEIC, say). */
function isAccepted({ name, type }: File): boolean {
  return type in ACCEPTED_FILES || EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}

/** A sentence, or undefined when the file may be sent. */
export function fileProblem(file: File): string | undefined {
  if (!isAccepted(file)) return messages.documents.notAccepted;
  if (file.size === 0) return messages.documents.empty;
  return file.size > MAX_FILE_BYTES ? messages.documents.tooLarge : undefined;
}
