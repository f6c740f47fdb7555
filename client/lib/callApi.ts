/** Calls the API by the names of domain/api.ts: `callApi('deletePerson', { params: { personId } })`. */
import type { AxiosProgressEvent } from 'axios';
import type { AnswerOf, BodyOf, CallName } from '#domain/api';
import { takeEarly } from './earlyAnswers.ts';
import type { sendCall } from './sendCall.ts';

export interface CallOptions {
  /** Values of the `{placeholders}` in the path. */
  params?: Record<string, string>;
  signal?: AbortSignal;
  /** Multipart form of an upload, in place of a body. */
  form?: FormData;
  onUploadProgress?: (progress: AxiosProgressEvent) => void;
  /** The page may be gone before the answer: the browser sends it all the same (up to 64 KB). */
  outlivesPage?: boolean;
}
type Options<Name extends CallName> = CallOptions & { body?: BodyOf<Name> };

/** What sends calls, loaded once. Asked for early by those who know that a call will come. */
export const loadSender = async () => (sender = await import('./sendCall.ts'));
/** Kept: an import takes a turn even when it has come, and a page that is being left has none to give. */
let sender: { sendCall: typeof sendCall } | undefined;

/** The JSON answer of a call. Any failure throws an ApiError. */
export async function callApi<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<AnswerOf<Name>> {
  return (await (takeEarly(name) ?? sendNow(name, options))) as AnswerOf<Name>;
}

/** Sends a call, whether it has been asked before or not. */
export async function sendNow(name: CallName, options: Options<CallName> = {}): Promise<unknown> {
  const { sendCall: send } = sender ?? (await loadSender());
  return send(name, options, false);
}

/** The file a call answers with (`downloadDocument`, `documentSnippet`). */
export async function fetchFile(name: CallName, options: CallOptions = {}): Promise<Blob> {
  const { sendCall: send } = sender ?? (await loadSender());
  return (await send(name, options, true)) as Blob;
}
