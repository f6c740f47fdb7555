import js from '@eslint/js';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Who may import whom (docs/architecture.md). A breach is a lint error, not a matter of taste.
const zone = (target, from, message) => ({ target, from, message });
const rooms = [
  ...['./platform', './server', './worker', './client', './scripts'].map((from) =>
    zone('./domain', from, 'domain/ is pure: it imports only domain/.'),
  ),
  ...['./server', './worker', './client', './scripts'].map((from) =>
    zone('./platform', from, 'platform/ imports only domain/.'),
  ),
  ...['./worker', './client', './scripts'].map((from) =>
    zone('./server', from, 'server/ imports only domain/ and platform/.'),
  ),
  ...['./server', './client', './scripts'].map((from) =>
    zone('./worker', from, 'worker/ imports only domain/ and platform/.'),
  ),
  ...['./platform', './server', './worker', './scripts'].map((from) =>
    zone('./client', from, 'client/ imports only domain/.'),
  ),
  zone('./worker/forms', './worker/reading', 'A form is data: it may know understanding/ and domain/ only.'),
  zone('./worker/forms', './worker/saving', 'A form is data: it may know understanding/ and domain/ only.'),
  // ui, lib <- fields <- features <- pages <- app
  ...['fields', 'features', 'pages', 'app'].flatMap((from) =>
    ['ui', 'lib'].map((target) =>
      zone(`./client/${target}`, `./client/${from}`, 'client layers point inwards.'),
    ),
  ),
  ...['features', 'pages', 'app'].map((from) =>
    zone('./client/fields', `./client/${from}`, 'client layers point inwards.'),
  ),
  ...['pages', 'app'].map((from) =>
    zone('./client/features', `./client/${from}`, 'client layers point inwards.'),
  ),
  zone('./client/pages', './client/app', 'client layers point inwards.'),
];

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'coverage', 'data', '.cache'] },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
    },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: rooms }],
    },
  },
  {
    files: ['domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|express|mongoose|react|bullmq|ioredis)',
              message: 'domain/ does no I/O and knows no framework.',
            },
          ],
        },
      ],
    },
  },
  { files: ['client/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['client/**/*.{ts,tsx}'], languageOptions: { globals: globals.browser } },
  { files: ['scripts/**', 'tests/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
