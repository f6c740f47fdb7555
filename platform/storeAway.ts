/** Tells the errors of a database that is away, or just went away, from faults of our own. */
import { types } from 'node:util';

/** Names the MongoDB driver and ioredis give to errors of a connection, a pool or a server that is not there. */
const NAMES =
  /^(Mongo(Network|ServerSelection|NotConnected|Topology|ServerClosed|ClientClosed|Pool|WaitQueue|Expired|OperationTimeout|StalePrimary|System|WriteConcern)\w*Error|MongooseServerSelectionError|MaxRetriesPerRequestError)$/;
/**
 * What Node's own socket throws. The driver passes it on as it is when a command is written in the moment after the
 * server closed its end and before the connection is given up (`Connection.writeCommand`).
 */
const SOCKET_CODES = new Set([
  ...[
    'EPIPE',
    'ECONNRESET',
    'ECONNREFUSED',
    'ECONNABORTED',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
  ],
  ...[
    'ERR_STREAM_WRITE_AFTER_END',
    'ERR_STREAM_DESTROYED',
    'ERR_STREAM_PREMATURE_CLOSE',
    'ERR_SOCKET_CLOSED',
  ],
]);
/** MongoDB's own: host unreachable, network time-outs, shutting down, stepping down, no longer primary (its error_codes.yml). */
const SERVER_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** Labels a server puts on errors that say "again, later": shutting down, stepping down, a transaction it dropped. */
const LABELS = ['TransientTransactionError', 'RetryableWriteError', 'ResetPool'];
/** Mongoose throws a plain MongooseError when a query runs before the first connection; ioredis a plain Error. */
const WORDS = /before initial connection|buffering|^Connection is closed\.$|^Stream isn't writeable/i;

const CAUSES = 5;

/** Does `error`, or what caused it (five deep), say that MongoDB or Redis cannot be reached at this moment? */
export function isStoreAway(error: unknown, depth = CAUSES): boolean {
  if (!types.isNativeError(error) || depth === 0) return false;
  const { name, message, cause } = error;
  const { code, errorLabels } = error as { code?: unknown; errorLabels?: unknown };
  return (
    NAMES.test(name) ||
    SOCKET_CODES.has(String(code)) ||
    (name === 'MongoServerError' && SERVER_CODES.has(Number(code))) ||
    (Array.isArray(errorLabels) && LABELS.some((label) => errorLabels.includes(label))) ||
    WORDS.test(message) ||
    isStoreAway(cause, depth - 1)
  );
}
