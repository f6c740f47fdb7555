/** Passwords too common for the strict policy: well-known words and rows of keys, however they are dressed up. */

/** The stems behind most leaked passwords of twelve characters and more. */
const STEMS = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'abc',
  'abcdef',
  'changeme',
  'football',
  'baseball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'princess',
  'sunshine',
  'master',
  'shadow',
  'michael',
  'trustno',
  'starwars',
  'whatever',
  'login',
  'secret',
  'default',
  'qazwsx',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'computer',
  'internet',
  'bookkeeping',
  'portal',
  'bookkeeper',
  'onboarding',
  'accounting',
  'accountant',
  'taxes',
  'taxreturn',
  'company',
  'business',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hello',
  'freedom',
  'jordan',
  'charlie',
  'pokemon',
  'mustang',
  'cheese',
  'loveyou',
  'test',
  'user',
  'guest',
];

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const undress = (text: string) => [...text].map((letter) => LETTERS[letter] ?? letter).join('');
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text);
const isRow = (text: string) =>
  '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);

/** Nothing but stems, digits and signs, a repeated piece, or counting: `Password2026!!`, `abcabcabcabc`, `123456789012`. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (isRepeated(plain) || isRow(plain)) return true;
  const stems = [...STEMS].sort((a, b) => b.length - a.length).join('|');
  const rest = (text: string) => text.replace(new RegExp(stems, 'g'), '').replace(/[^a-z]/g, '');
  return rest(plain) === '' || rest(undress(plain.replace(/[\d\W_]+$/, ''))) === '';
}
