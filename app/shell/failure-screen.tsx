import { failureWords } from "~/client/failure-words";

/** Shown when a page cannot be loaded at all; needs nothing but its own code (see `.failure-screen` in app.css). */
export function FailureScreen({ requestId }: { requestId: string | null }) {
  return (
    <main className="failure-screen">
      <h1>{failureWords.title}</h1>
      <ul>
        {failureWords.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <button type="button" onClick={() => location.reload()}>
          {failureWords.refresh}
        </button>
        <a href="/">{failureWords.home}</a>
      </div>
      {requestId && (
        <p>
          Request id <code>{requestId}</code>
        </p>
      )}
    </main>
  );
}
