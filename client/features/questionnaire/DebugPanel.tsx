/** The yellow panel for trying things out; hidden where the server has no debug tools. */
import { FlaskConical } from 'lucide-react';
import { messages } from '#domain/messages';
import { useSettings } from '../../lib/useSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { DEBUG_TOOLS, useDebugTool } from './useDebugTools.ts';

export function DebugPanel({ onFilled }: { onFilled: () => void }) {
  const { debugTools } = useSettings();
  const run = useDebugTool(onFilled);
  if (!debugTools) return null;
  return (
    <section
      aria-labelledby="debug-tools"
      className="rounded-card border border-warn-line bg-warn-soft p-4 print:hidden"
    >
      <h2 id="debug-tools" className="flex items-center gap-2 font-semibold text-warn">
        <FlaskConical aria-hidden className="size-5 shrink-0" />
        {messages.steps.debugTools}
      </h2>
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {DEBUG_TOOLS.map((tool) => (
          <Button
            key={tool.call}
            look="secondary"
            className="text-sm"
            disabled={run.isPending}
            isBusy={run.isPending && run.variables.call === tool.call}
            onClick={() => run.mutate(tool)}
          >
            {tool.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
