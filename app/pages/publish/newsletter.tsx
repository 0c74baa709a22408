import { type FormEvent, useCallback, useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { Delivery, MailState } from "~/domain/pages/page-mails";
import { Button } from "~/ui/button";
import { CopyField } from "~/ui/copy-field";
import { TextField } from "~/ui/text-field";
import { showErrorToast, showToast } from "~/ui/toast";
import { counted, number } from "./experiment-words";
import { moment } from "./published-link";

/** Where the sign-ups of a page's newsletter section are sent, and how that went. */
export function Newsletter({ projectId, hasSection }: { projectId: string; hasSection: boolean }) {
  const address = `/api/v1/projects/${projectId}/newsletter` as const;
  const [state, setState] = useState<MailState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<"set" | "test" | "remove" | null>(null);

  const load = useCallback(() => {
    setFailure(null);
    callApi<MailState>(address).then(
      (next) => {
        setState(next);
        setUrl(next.url ?? "");
      },
      (error: Error) => setFailure(error.message),
    );
  }, [address]);
  useEffect(load, [load]);

  async function attempt(what: NonNullable<typeof doing>, work: () => Promise<void>) {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setDoing(null);
    }
  }

  const configure = (what: "set" | "remove", next: string | null) =>
    attempt(what, async () => {
      setState(await callApi<MailState>(address, { method: "POST", body: { do: "set", url: next } }));
      setUrl(next ?? "");
      setProblem(null);
      showToast(next ? "Sign-ups go there from now on" : "Sign-ups are sent nowhere now", "Publish again.");
    });

  const test = () =>
    attempt("test", async () => {
      const delivery = await callApi<Delivery>(address, { method: "POST", body: { do: "test" } });
      if (delivery.isDelivered) showToast("The address took the test");
      else showErrorToast("The test did not arrive", delivery.message);
    });

  function save(event: FormEvent) {
    event.preventDefault();
    if (url.trim() === "") setProblem("Give an address that begins with https://.");
    else void configure("set", url.trim());
  }

  if (failure) {
    return (
      <section role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">The newsletter's address could not be read. {failure}</p>
        <Button size="sm" onClick={load}>
          Try again
        </Button>
      </section>
    );
  }
  if (!state || (!hasSection && state.url === null)) return null;
  const isSet = state.url !== null;
  return (
    <section aria-labelledby="newsletter-heading" className="grid min-w-0 gap-3 border-line border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id="newsletter-heading" className="font-[550]">
          Newsletter
        </h3>
        <p className={`text-pretty text-sm ${isSet ? "text-muted" : "text-warning"}`}>
          {isSet
            ? "Each sign-up is sent to your address, signed, and kept here no longer than that takes."
            : "The newsletter's form is not shown until sign-ups have somewhere to go. Give the address of a webhook, then publish again."}
        </p>
      </div>
      <form noValidate onSubmit={save} className="grid gap-3">
        <TextField
          type="url"
          label="Address of the webhook"
          placeholder="https://"
          hint={isSet ? "The form shows, or leads elsewhere, after publishing again." : undefined}
          value={url}
          error={problem}
          onChange={({ target }) => setUrl(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {url.trim() !== (state.url ?? "") && (
            <Button type="submit" size="sm" loading={doing === "set"} disabled={doing !== null}>
              Save the address
            </Button>
          )}
          {isSet && (
            <>
              <Button
                size="sm"
                loading={doing === "test"}
                disabled={doing !== null}
                onClick={() => void test()}
              >
                Send a test
              </Button>
              <Button
                size="sm"
                variant="ghost"
                loading={doing === "remove"}
                disabled={doing !== null}
                onClick={() => void configure("remove", null)}
              >
                Remove
              </Button>
            </>
          )}
        </div>
      </form>
      {state.secret && (
        <div className="grid min-w-0 gap-1.5 rounded-md bg-success-soft p-3 text-sm">
          <p className="text-pretty">
            Copy the secret now: it is not shown again. Your server tells by it that a sign-up comes from
            here. Saving another address makes a new one.
          </p>
          <CopyField label="Secret" value={state.secret} className="min-w-0" />
        </div>
      )}
      {isSet && <Deliveries {...state} />}
    </section>
  );
}

function Deliveries({ delivered, waiting, lost, lastFailure }: MailState) {
  return (
    <div className="tabular grid gap-1 text-muted text-sm">
      <p>
        {counted(delivered, "sign-up")} delivered
        {waiting > 0 && `, ${number(waiting)} waiting to be sent again`}
        {lost > 0 && `, ${number(lost)} given up after a day of tries`}.
      </p>
      {lastFailure && (
        <p className="wrap-anywhere">
          Last failure, {moment(lastFailure.at)}: {lastFailure.message}
        </p>
      )}
    </div>
  );
}
