import { useEffect } from "react";
import { whenServerReturns } from "~/client/server-return";
import { failureMessages } from "~/domain/page/failure-messages";

/** Shown when a page cannot be loaded at all; loads anew once a lost server is back. It needs nothing but its own code (see `.failure-screen` in app.css). */
export function FailureScreen({ requestId }: { requestId: string | null }) {
  useEffect(() => whenServerReturns(() => location.reload()), []);
  return (
    <main className="failure-screen">
      <h1>{failureMessages.title}</h1>
      <ul>
        {failureMessages.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <button type="button" onClick={() => location.reload()}>
          {failureMessages.refresh}
        </button>
        <a href="/">{failureMessages.home}</a>
      </div>
      {requestId && (
        <p>
          Request id <code>{requestId}</code>
        </p>
      )}
    </main>
  );
}
