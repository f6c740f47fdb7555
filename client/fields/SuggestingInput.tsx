/** A text box that offers answers others often give, and takes any. */
import type { ComponentProps } from 'react';
import { TextInput } from '../ui/TextInput.tsx';

interface SuggestingInputProps extends ComponentProps<'input'> {
  suggestions?: readonly string[];
}

export function SuggestingInput({ suggestions, ...rest }: SuggestingInputProps) {
  if (!suggestions) return <TextInput {...rest} />;
  const listId = `${rest.id}-suggestions`;
  return (
    <>
      <TextInput {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
