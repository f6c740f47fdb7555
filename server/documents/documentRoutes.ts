/** The doors of documents. */
import { API } from '#domain/api';
import type { DocumentType } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { openVault } from '#platform/cipher/vault';
import { door } from '../http/door.ts';
import { LIMITS } from '../http/rateLimits.ts';
import type { ReceivedFile } from '../http/receiveFile.ts';
import { clearAll, download, list, readWithPassword, receive, remove, snippet } from './documentService.ts';
import { requireRoom } from './requireRoom.ts';

export const documentRoutes = [
  door(API.listDocuments, async ({ visitor }) => ({ documents: await list(openVault(visitor.user)) })),
  door(
    API.uploadDocument,
    ({ visitor, body, file }) =>
      // receiveFile lets nothing through without a file and a known type.
      receive(openVault(visitor.user), file as ReceivedFile, {
        documentType: body.documentType as DocumentType,
        replaces: body.replaces as string | undefined,
      }),
    // Each that is under way holds a megabyte or two, also one whose sender has gone: the connection tells only when read.
    { limits: [LIMITS.uploads], before: requireRoom, atOnce: { each: 10, together: 60 } },
  ),
  door(
    API.sendDocumentPassword,
    ({ visitor, params, body }) =>
      readWithPassword(openVault(visitor.user), params.documentId, body.password),
    // each waits a moment for its reading, as uploads do
    { limits: [LIMITS.uploads], atOnce: { each: 3, together: 40 } },
  ),
  door(
    API.downloadDocument,
    ({ visitor, params }) => download(openVault(visitor.user), params.documentId),
    { atOnce: { each: 6, together: 100 } }, // each as many as a browser opens by itself
  ),
  door(API.documentSnippet, ({ visitor, params }) =>
    snippet(openVault(visitor.user), params.documentId, params.valueId ?? ''),
  ),
  door(API.removeDocument, async ({ visitor, params }) => {
    await remove(openVault(visitor.user), params.documentId);
    return { message: messages.documents.removed };
  }),
  door(API.clearAllData, async ({ visitor }) => ({
    message: messages.data.cleared,
    deletedCounts: await clearAll(visitor.user._id.toString()),
  })),
];
