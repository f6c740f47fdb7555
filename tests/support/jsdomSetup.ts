/** Before every test file of the client: matchers like toBeVisible, and an empty page after every test. */
import { afterEach, expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import '@testing-library/jest-dom/jest-globals';

expect.extend(matchers as unknown as Parameters<typeof expect.extend>[0]);
// a limit for what never comes; on a busy machine a page's code is compiled first
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
