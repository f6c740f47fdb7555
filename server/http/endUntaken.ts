/** Ends answers nobody takes: each holds its whole text in memory until it has left. */
import type { RequestHandler } from 'express';
import { MINUTE } from '#platform/clock';

/** A complete answer is at most some hundred kilobytes: the slowest line has taken it by then. */
const LONGEST_MS = 2 * MINUTE;

/** Middleware; files, which are as long as they are, have sendFile's time until their last byte is handed over. */
export const endUntaken: RequestHandler = (_request, response, next) => {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.destroy(), LONGEST_MS).unref();
    response.once('close', () => clearTimeout(timer));
  });
  next();
};
