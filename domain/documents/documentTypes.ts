/** The kinds of document a client can upload, and which files are accepted. */

export const DOCUMENT_TYPES = [
  { id: 'personal-tax-return', label: 'Personal Tax Return', description: 'Form 1040, all pages you have' },
  { id: 'business-tax-return', label: 'Business Tax Return', description: 'Forms 1120, 1120S, 1065' },
  { id: 'w2-form', label: 'W-2 Form', description: 'From each employer' },
  { id: '1099-form', label: '1099 Form', description: 'NEC, MISC, INT, DIV, K or R' },
  { id: 'bank-statement', label: 'Bank Statement', description: 'A recent month' },
  { id: 'business-license', label: 'Business License', description: 'License, registration or certificate' },
  { id: 'other', label: 'Other Document', description: 'Anything else we should see' },
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number]['id'];
export const DOCUMENT_TYPE_IDS = DOCUMENT_TYPES.map((type) => type.id) as [DocumentType, ...DocumentType[]];

/** The label of a type: `Personal Tax Return`. An unknown id is shown as it is. */
export function documentTypeLabel(id: string): string {
  return DOCUMENT_TYPES.find((type) => type.id === id)?.label ?? id;
}

/** 10 MB as people's file managers count it (10 * 1024 * 1024 bytes). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Accepted files: MIME type -> extensions (react-dropzone's `accept`). HEIC comes from phones and is converted. */
export const ACCEPTED_FILES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/tiff': ['.tif', '.tiff'],
  'image/heic': ['.heic', '.heif'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};
