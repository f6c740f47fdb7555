/**
 * Sends one call. Behind a door of its own (callApi imports it when it is first needed): it brings axios, which no first
 * screen should wait for. Of the contract only doors come along: the build leaves its schemas out (scripts/build/callDoors.ts).
 */
import { API, type CallName } from '#domain/api';
import { isAxiosError } from 'axios';
import { ApiError, type FailureData } from './apiError.ts';
import type { CallOptions } from './callApi.ts';
import { http } from './http.ts';

/** Fills the `{placeholders}` of a path. */
function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

const isObject = (data: unknown): data is FailureData => typeof data === 'object' && data !== null;

/** A call for a file is refused in words all the same. */
async function readRefusal(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  return JSON.parse((await data.text()) || '{}');
}

/** Any failure of a call as an ApiError; other mistakes stay what they are. */
async function toApiError(error: unknown): Promise<unknown> {
  if (!isAxiosError(error)) return error;
  const data = await readRefusal(error.response?.data).catch(() => undefined);
  return new ApiError(error.response?.status ?? 0, isObject(data) ? data : {});
}

/** Only fetch can outlive its page. */
const LASTING = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

export type SendOptions = CallOptions & { body?: unknown };

export async function sendCall(name: CallName, options: SendOptions, isFile: boolean): Promise<unknown> {
  const { params, signal, form, onUploadProgress, outlivesPage, body } = options;
  const { method, path } = API[name];
  try {
    const response = await http.request<unknown>({
      method,
      url: fillPath(path, params),
      data: form ?? body,
      signal,
      onUploadProgress,
      ...(isFile && { responseType: 'blob' as const }),
      ...(outlivesPage && LASTING),
    });
    return response.data;
  } catch (error) {
    throw await toApiError(error);
  }
}
