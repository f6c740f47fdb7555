/** The user as the API shows them. */

export interface User {
  readonly _id: string;
  readonly fullName: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null before the second sign-in. */
  readonly lastLogin: string | null;
}
