/** What the build knows from its environment. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}
interface ImportMeta {
  readonly env?: ImportMetaEnv;
}
