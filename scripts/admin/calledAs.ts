/** How the administrator here calls this program and starts the portal: with Compose (`docker/portal-admin` says so), or with npm. */
const isComposed = process.env.PORTAL_COMPOSED === 'true';

export const ADMIN = isComposed ? 'docker compose run --rm admin' : 'npm run admin --';
export const START = isComposed ? 'docker compose up -d' : 'npm start';
