/** What a refused or failed call answers. */
export const http = {
  notFound: 'Not found',
  noSuchCall: 'There is no such call',
  methodNotAllowed: 'This call does not support that method',
  unsupportedType: 'Send this request as JSON (Content-Type: application/json)',
  notMultipart: 'Send the file as multipart/form-data',
  malformed: 'The request could not be understood',
  malformedJson: 'The request body is not valid JSON',
  tooDeep: 'The request body is nested too deeply',
  tooLarge: 'The request is too large',
  tooSlow: 'The request took too long to arrive. Please check your connection and try again.',
  invalid: 'Please check the highlighted fields',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing you entered was lost; please try again.',
} as const;
