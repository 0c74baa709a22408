import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { makeProject } from "~/pages/make-project";
import { projectAddress } from "~/pages/project-address";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

/** With all its images; a page of a few sections has a twentieth. */
const mostBytes = 64 * 1024 * 1024;

/** Makes a project of a page that was exported as HTML, exactly as it was, and opens it. */
export function ImportPageButton({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function take(file: File) {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProgress("Reading the file");
    try {
      if (file.size > mostBytes) throw new Error("The file is larger than 64 MB, so it is no exported page.");
      const [{ readExportedPage }, { importExportedPage }] = await Promise.all([
        import("~/sections/export/exported-page"),
        import("./import-exported-page"),
      ]);
      const exported = readExportedPage(await file.text());
      if (!exported) {
        throw new Error(
          "This file was not exported here. To read it as any other page, choose it as a saved page.",
        );
      }
      const project = await importExportedPage(exported, {
        userId,
        signal,
        onProgress: (done, of) => setProgress(`Uploading file ${done + 1} of ${of}`),
      });
      setProgress("Making the page");
      await navigate(projectAddress(await makeProject(userId, project)));
    } catch (error) {
      if (!signal.aborted) showErrorToast("The page was not imported", (error as Error).message);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" loading={progress !== null} onClick={() => input.current?.click()}>
        Choose the file
      </Button>
      <span role="status" className="text-muted text-sm">
        {progress}
      </span>
      <input
        ref={input}
        type="file"
        accept=".html,text/html"
        className="sr-only"
        tabIndex={-1}
        aria-label="Exported page"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void take(file);
        }}
      />
    </div>
  );
}
