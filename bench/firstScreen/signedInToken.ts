/** A token of a fresh account, so that the signed-in screens can be measured too. */
import { randomBytes } from 'node:crypto';

export async function signedInToken(url: string): Promise<string> {
  const account = {
    firstName: 'Bench',
    lastName: 'Visitor',
    email: `bench-${randomBytes(6).toString('hex')}@example.com`,
    password: randomBytes(12).toString('hex'),
  };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token, message } = (await answer.json()) as { token?: string; message?: string };
  if (!token) throw new Error(`No account could be made at ${url}: ${message ?? answer.status}`);
  return token;
}
