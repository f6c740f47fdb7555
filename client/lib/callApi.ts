/** Calls the API by the names of domain/api.ts: `callApi('deletePerson', { params: { personId } })`. */
import type { AxiosProgressEvent } from 'axios';
import type { AnswerOf, BodyOf, CallName } from '#domain/api';
import { toApiError } from './apiError.ts';
import { http } from './http.ts';

export interface CallOptions {
  /** Values of the `{placeholders}` in the path. */
  params?: Record<string, string>;
  signal?: AbortSignal;
  /** Multipart form of an upload, in place of a body. */
  form?: FormData;
  onUploadProgress?: (progress: AxiosProgressEvent) => void;
}
type Options<Name extends CallName> = CallOptions & { body?: BodyOf<Name> };

/** Fills the `{placeholders}` of a path. */
function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

async function send(
  name: CallName,
  options: CallOptions & { body?: unknown },
  isFile: boolean,
): Promise<unknown> {
  const { params, signal, form, onUploadProgress, body } = options;
  const { API } = await import('./calls.ts');
  const { method, path } = API[name];
  try {
    const response = await http.request<unknown>({
      method,
      url: fillPath(path, params),
      data: form ?? body,
      signal,
      onUploadProgress,
      ...(isFile && { responseType: 'blob' as const }),
    });
    return response.data;
  } catch (error) {
    throw toApiError(error);
  }
}

/** The JSON answer of a call. Any failure throws an ApiError. */
export async function callApi<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<AnswerOf<Name>> {
  return (await send(name, options, false)) as AnswerOf<Name>;
}

/** The file a call answers with (`downloadDocument`, `documentSnippet`). */
export async function fetchFile(name: CallName, options: CallOptions = {}): Promise<Blob> {
  return (await send(name, options, true)) as Blob;
}
