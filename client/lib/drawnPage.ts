/** The dashboard that was drawn at build time and shown by client/early.js, until the real one stands behind it. */

const drawnPage = () => document.getElementById('drawn');
const controlsOf = (element: ParentNode | null) => [
  ...(element?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

export const isDrawnShown = () => drawnPage() !== null;

/** Puts the real page in its place: same words, same controls. What has the focus keeps it; what was pressed is pressed now. */
export function takeDrawnAway(): void {
  const drawn = drawnPage();
  if (!drawn) return;
  const before = controlsOf(drawn);
  const focused = before.findIndex((control) => control === document.activeElement);
  const pressed = before.findIndex((control) => 'early' in control.dataset);
  drawn.remove();
  document.getElementById('waiting')?.remove();
  delete document.documentElement.dataset.waits;
  const now = controlsOf(document.getElementById('root'));
  now[focused]?.focus({ preventScroll: true });
  now[pressed]?.click();
}
