/** For tests only: the person who is signed in. */
import type { User } from '#domain/account/user';

export function fakeUser(overrides: Partial<User> = {}): User {
  return {
    _id: '64b000000000000000000001',
    fullName: 'Jordan Avery Lee',
    email: 'jordan@example.com',
    createdAt: '2024-03-05T12:00:00.000Z',
    lastLogin: null,
    ...overrides,
  };
}
