/** Every client test gets jest-dom's matchers and a clean page. */
import '@testing-library/jest-dom/jest-globals';
