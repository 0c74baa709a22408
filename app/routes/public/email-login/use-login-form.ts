import { type FormEvent, useEffect, useRef, useState } from "react";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { readKept, writeKept } from "./kept-values";

export type FieldName = "email" | "password" | "name";
type Values = Record<FieldName, string>;
type Rules = Partial<Record<FieldName, (value: string) => string | null>>;

const order: FieldName[] = ["name", "email", "password"];

/**
 * State of a login form: checks a field when it is left and all when the form is sent, focuses the first that is
 * wrong, sends once, and keeps what was typed over failures and reloads (passwords only over failures).
 */
export function useLoginForm(rules: Rules, submit: (values: Values) => Promise<void>) {
  const [values, setValues] = useState<Values>({ email: "", password: "", name: "" });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // After hydration: the exported page knows nothing of this browser, and people and password managers type
  // before the scripts have arrived.
  useEffect(() => {
    const kept: Partial<Values> = readKept();
    // Where somebody is about to type, what is kept would stand before their first letter.
    for (const name of order) if (fieldOf(form.current, name) === document.activeElement) delete kept[name];
    setValues((old) => ({ ...old, ...kept, ...readTyped(form.current) }));
  }, []);

  const focus = (field: FieldName) => fieldOf(form.current, field)?.focus();

  const setValue = (field: FieldName, value: string) => {
    setValues((old) => ({ ...old, [field]: value }));
    if (field !== "password") writeKept(field, value);
    if (errors[field]) setErrors((old) => ({ ...old, [field]: rules[field]?.(value) ?? undefined }));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    // What stands in the fields is what counts, even if it was typed before this page could listen.
    const sent = { ...values, ...readTyped(form.current) };
    const wrong = Object.fromEntries(
      order.flatMap((field) => {
        const error = rules[field]?.(sent[field]);
        return error ? [[field, error]] : [];
      }),
    );
    setErrors(wrong);
    setMessage(null);
    const first = order.find((field) => field in wrong);
    if (first) return focus(first);
    setSending(true);
    try {
      await submit({ ...sent, email: sent.email.trim(), name: sent.name.trim() });
    } catch (error) {
      const problem = describeSignInProblem(error);
      if (problem.field && problem.field in rules) {
        setErrors({ [problem.field]: problem.message });
        focus(problem.field);
      } else setMessage(problem.message);
    }
    setSending(false);
  };

  return {
    formProps: {
      ref: form,
      onSubmit: (event: FormEvent) => void onSubmit(event),
      noValidate: true,
      // Without scripts a password must not end up in the address.
      method: "post",
    },
    field: (field: FieldName) => ({
      name: field,
      value: values[field],
      error: errors[field] ?? null,
      onChange: (event: { target: { value: string } }) => setValue(field, event.target.value),
      onBlur: () => {
        if (values[field] !== "")
          setErrors((old) => ({ ...old, [field]: rules[field]?.(values[field]) ?? undefined }));
      },
    }),
    setValue,
    values,
    message,
    isSending,
  };
}

function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
}

function readTyped(form: HTMLFormElement | null): Partial<Values> {
  return Object.fromEntries(
    order.flatMap((field) => {
      const value = fieldOf(form, field)?.value;
      return value ? [[field, value]] : [];
    }),
  );
}
