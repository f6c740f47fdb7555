/** A short form outside of the questionnaire: checked when it is sent, each error gone as soon as its field is edited. */
import { type BaseSyntheticEvent, type SyntheticEvent, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { FieldProblems } from '../../lib/session/sessionContext.ts';

export type FormValues = Record<string, string>;
/** What is wrong, by field; nothing for a field that is right. */
export type Check = (values: FormValues) => Record<string, string | undefined>;

function resolverOf(check: Check): Resolver<FormValues> {
  return (values) => {
    const wrong = Object.entries(check(values)).filter(([, message]) => message);
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'check', message }]));
    return wrong.length > 0
      ? { values: {}, errors: errors as FieldErrors<FormValues> }
      : { values, errors: {} };
  };
}

interface CheckedFormOptions {
  /** Prefix of the controls' ids. */
  id: string;
  initial: FormValues;
  check?: Check;
  /** Sends checked values; resolves with what the server had to say against single fields. */
  send: (values: FormValues) => Promise<FieldProblems | undefined | void>;
}

export function useCheckedForm({ id, initial, check = () => ({}), send }: CheckedFormOptions) {
  const { register, handleSubmit, clearErrors, setError, reset, formState } = useForm<FormValues>({
    defaultValues: initial,
    resolver: resolverOf(check),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const isUnderWay = useRef(false);
  const sendChecked = async (values: FormValues) => {
    const problems = await send(values);
    for (const [name, message] of Object.entries(problems ?? {}))
      if (name in initial) setError(name, { type: 'server', message });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter pressed twice sends once
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await handleSubmit(sendChecked)(event as BaseSyntheticEvent).finally(() => {
      isUnderWay.current = false;
    });
  };
  return {
    id,
    attempt: formState.submitCount,
    isSending: formState.isSubmitting,
    reset,
    submit: (event: SyntheticEvent) => void submit(event),
    errorOf: (name: string) => formState.errors[name]?.message,
    bind: (name: string) => register(name, { onChange: () => clearErrors(name) }),
  };
}
export type CheckedFormState = ReturnType<typeof useCheckedForm>;
