/**
 * A short form outside of the questionnaire: checked when it is sent, each error gone as soon as its field is edited.
 * Plain boxes read on sending, not react-hook-form as in the questionnaire: the first screen need not wait for it.
 */
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldProblems } from '../../lib/session/sessionContext.ts';

export type FormValues = Record<string, string>;
/** What is wrong, by field; nothing for a field that is right. */
export type Check = (values: FormValues) => Record<string, string | undefined>;

interface CheckedFormOptions {
  /** Prefix of the controls' ids. */
  id: string;
  initial: FormValues;
  check?: Check;
  /** Sends checked values; resolves with what the server had to say against single fields. */
  send: (values: FormValues) => Promise<FieldProblems | undefined | void>;
  /** Told what stands in the boxes whenever one is edited. */
  onEdit?: (values: FormValues) => void;
}

/** What stands in the boxes, filled in by the browser or typed. */
function readBoxes(form: HTMLFormElement, names: readonly string[]): FormValues {
  const data = new FormData(form);
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(names.map((name) => [name, textOf(data.get(name))]));
}

export function useCheckedForm({ id, initial, check = () => ({}), send, onEdit }: CheckedFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  const sendChecked = async (values: FormValues) => {
    isUnderWay.current = true;
    setIsSending(true);
    try {
      setProblems((await send(values)) ?? {});
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter pressed twice sends once
    if (isUnderWay.current) return;
    form.current = event.currentTarget;
    const values = readBoxes(form.current, Object.keys(initial));
    const found = check(values);
    setProblems(found);
    if (Object.values(found).every((problem) => !problem)) await sendChecked(values);
    // last: by then it is known what the summary, which takes the focus, has to say
    setAttempt((count) => count + 1);
  };
  return {
    id,
    attempt,
    isSending,
    reset: () => form.current?.reset(),
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    errorOf: (name: string) => problems[name] || undefined,
    bind: (name: string) => ({
      name,
      defaultValue: initial[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setProblems((before) => ({ ...before, [name]: undefined }));
        if (target.form) onEdit?.(readBoxes(target.form, Object.keys(initial)));
      },
    }),
  };
}
export type CheckedFormState = ReturnType<typeof useCheckedForm>;
