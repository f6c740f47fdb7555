/** A component whose code comes in a file of its own: it stands at once where that is there already. */
import { type ComponentType, lazy, useState } from 'react';

/**
 * React's own `lazy` shows the fallback around it even when the code has come before, and then for 300 ms at least.
 * `preload` fetches the code before it is needed; what fails is asked for again when it is.
 */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (loaded = await load());
  const Later = lazy(async () => ({ default: await fetchCode() }));
  function LaterComponent(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Now {...props} />;
  }
  const preload = async () => void (await fetchCode().catch(() => undefined));
  return Object.assign(LaterComponent, { preload });
}
