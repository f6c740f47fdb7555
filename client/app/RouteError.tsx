/** When a page cannot be shown: says so, and offers to load it again. */
import { useRouteError } from 'react-router-dom';
import { messages } from '#domain/messages';
import { PageError } from '../ui/PageError.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Most often a page's code that is gone because a new version was put up meanwhile: loading anew mends it. */
export function RouteError() {
  const error = useRouteError();
  // eslint-disable-next-line no-console -- a bug must be findable in the browser
  console.error(error);
  return (
    <div className="mx-auto max-w-xl px-4 py-8">
      <PageHeading isNewScreen title={messages.view.pageBroken} />
      <PageError
        message={messages.view.couldNotShow}
        advice={messages.http.internal}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
