/** Settings for a reader alone: it needs neither database nor queue, but the settings want their addresses. */
export function useScratch(scratch: string): void {
  Object.assign(process.env, {
    SCRATCH_DIR: scratch,
    MONGODB_URI: 'mongodb://127.0.0.1:1/unused',
    REDIS_URL: 'redis://127.0.0.1:1',
    JWT_SECRET: 'unused'.repeat(8),
    DATA_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  });
}
