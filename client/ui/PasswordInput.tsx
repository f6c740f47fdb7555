/** A password box with a toggle that shows what was typed. */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { messages } from '#domain/messages';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the toggle shows and hides, in lower case: `new password`. */
  what?: string;
}

export function PasswordInput({ what = 'password', className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames('field-box pr-12', className)}
      />
      <IconButton
        isInField
        label={isShown ? messages.ui.hide(what) : messages.ui.show(what)}
        className="absolute inset-y-0 right-0"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
