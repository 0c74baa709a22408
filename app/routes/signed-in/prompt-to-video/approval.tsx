import { useEffect, useState } from "react";
import { type ApiError, callApi } from "~/call-api";
import { scriptProblems } from "~/domain/edit-script";
import type { JobDocument } from "~/domain/job";
import type { Script } from "~/domain/script";
import { Button } from "~/ui/button";
import { headlineId, ScriptEditor } from "./script-editor";

interface ApprovalProps {
  jobId: string;
  job: JobDocument;
  script: Script;
}

/** The script stops here until the person says yes. Edits are kept in this browser until they are approved. */
export function Approval({ jobId, job, script: written }: ApprovalProps) {
  const [script, setScript] = useState(() => readEdits(jobId) ?? written);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => keepEdits(jobId, script), [jobId, script]);

  async function approve() {
    const found = scriptProblems(script);
    setProblems(found);
    setFailure(null);
    const wrong = script.scenes.find(({ id }) => id in found);
    if (wrong) return document.getElementById(headlineId(wrong.id))?.focus();
    setSending(true);
    try {
      await callApi(`/api/v1/jobs/${encodeURIComponent(jobId)}/approve`, {
        method: "POST",
        body: { script },
      });
      forgetEdits(jobId);
    } catch (error) {
      setFailure(error as ApiError);
      setSending(false);
    }
  }

  const makes =
    job.brief.pictureSource === "made"
      ? `Make ${script.scenes.length} pictures and the video`
      : "Make the video";
  return (
    <section aria-labelledby="script-heading" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="script-heading" className="text-xl font-[600]">
          Read it through
        </h2>
        <p className="text-muted">Change any line in place. Nothing is made until you say so.</p>
      </header>
      <ScriptEditor
        script={script}
        prompt={job.brief.prompt}
        problems={problems}
        picturesAreMade={job.brief.pictureSource === "made"}
        onChange={setScript}
      />
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface px-1 py-3 max-lg:bottom-14">
        <p role="status" className="text-muted text-sm">
          {JSON.stringify(script) === JSON.stringify(written)
            ? "As written"
            : "Edited; kept in this browser until you approve"}
        </p>
        <span className="flex gap-2">
          {JSON.stringify(script) !== JSON.stringify(written) && (
            <Button onClick={() => setScript(written)}>Back to the original</Button>
          )}
          <Button variant="primary" loading={sending} onClick={() => void approve()}>
            {makes}
          </Button>
        </span>
        <p role="alert" className="w-full text-danger text-sm empty:hidden">
          {failure?.message ??
            (Object.keys(problems).length > 0 ? "Some scenes need a change first; they say what." : "")}
        </p>
      </div>
    </section>
  );
}

const editsKey = (jobId: string) => `vitrine:script-edits:${jobId}`;

function readEdits(jobId: string): Script | null {
  try {
    const kept = JSON.parse(localStorage.getItem(editsKey(jobId)) ?? "null") as Script | null;
    // An emptied line is an edit too, so only the shape is checked here; approval checks the rest.
    return kept && Array.isArray(kept.scenes) && typeof kept.title === "string" ? kept : null;
  } catch {
    return null;
  }
}

function keepEdits(jobId: string, script: Script): void {
  try {
    localStorage.setItem(editsKey(jobId), JSON.stringify(script));
  } catch {
    // Storage is full or off: the edits then live as long as the page.
  }
}

function forgetEdits(jobId: string): void {
  try {
    localStorage.removeItem(editsKey(jobId));
  } catch {
    // Nothing was kept.
  }
}
