/** Calls the API by the names of domain/api.ts: `callApi('deletePerson', { params: { personId } })`. */
import type { AxiosProgressEvent } from 'axios';
import type { AnswerOf, BodyOf, CallName } from '#domain/api';
import { takeEarly } from './earlyAnswers.ts';

export interface CallOptions {
  /** Values of the `{placeholders}` in the path. */
  params?: Record<string, string>;
  signal?: AbortSignal;
  /** Multipart form of an upload, in place of a body. */
  form?: FormData;
  onUploadProgress?: (progress: AxiosProgressEvent) => void;
}
type Options<Name extends CallName> = CallOptions & { body?: BodyOf<Name> };

/** What sends calls, loaded once. Asked for early by those who know that a call will come. */
export const loadSender = () => import('./sendCall.ts');

/** The JSON answer of a call. Any failure throws an ApiError. */
export async function callApi<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<AnswerOf<Name>> {
  const early = takeEarly(name);
  if (early) return (await early) as AnswerOf<Name>;
  const { sendCall } = await loadSender();
  return (await sendCall(name, options, false)) as AnswerOf<Name>;
}

/** The file a call answers with (`downloadDocument`, `documentSnippet`). */
export async function fetchFile(name: CallName, options: CallOptions = {}): Promise<Blob> {
  const { sendCall } = await loadSender();
  return (await sendCall(name, options, true)) as Blob;
}
