/** Which passwords are accepted. */
import { messages } from '../messages.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const STRICT_MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 1000;

/** The sentence that says what is wrong with a password; `undefined` when it is accepted. Length is counted in code points. */
export function passwordProblem(
  password: string,
  minLength: number = MIN_PASSWORD_LENGTH,
): string | undefined {
  if (password === '') return messages.account.passwordRequired;
  const length = [...password].length;
  if (length < minLength) return messages.account.passwordTooShort(minLength);
  return length > MAX_PASSWORD_LENGTH ? messages.account.passwordTooLong : undefined;
}
