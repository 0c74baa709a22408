import { useEffect, useRef, useState } from "react";
import type { PageExportKind } from "~/domain/pages/page-export";
import { Button } from "~/ui/button";
import { showErrorToast, showToast } from "~/ui/toast";
import type { BuilderPanelProps } from "../builder/page-editor";
import { downloadPage } from "./download-page";

const kinds: readonly { kind: PageExportKind; label: string; about: string }[] = [
  {
    kind: "html",
    label: "HTML",
    about:
      "One file with its images and typefaces. It shows anywhere, and can be imported here again as it is.",
  },
  {
    kind: "shopify",
    label: "Shopify",
    about:
      "Sections of Liquid and a product template, for a theme of Online Store 2.0. Words and images stay editable there.",
  },
  {
    kind: "wordpress",
    label: "WordPress",
    about:
      "Blocks for the editor, with the images beside them. Paste the text into the code editor of a page.",
  },
  {
    kind: "markdown",
    label: "Markdown",
    about: "The text with headings, tables and images, without the design.",
  },
];

/** Takes the page elsewhere. */
export default function ExportPanel({ project, saveState }: BuilderPanelProps) {
  const [doing, setDoing] = useState<{ kind: PageExportKind; words: string } | null>(null);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const isSaved = saveState.kind === "saved";

  async function download(kind: PageExportKind) {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setDoing({ kind, words: "" });
    try {
      await downloadPage({
        projectId: project.id,
        kind,
        signal,
        onProgress: (words) => setDoing({ kind, words }),
      });
      showToast("Downloaded");
    } catch (error) {
      if (!signal.aborted) showErrorToast("The page was not exported", (error as Error).message);
    } finally {
      setDoing(null);
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted text-sm">
        {isSaved
          ? "The page as it is now, in the words of today’s facts. A newsletter form and counting work on published pages alone."
          : "The page can be exported once it is saved."}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {kinds.map(({ kind, label, about }) => (
          <li key={kind} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-4">
            <div className="grid gap-1">
              <h3 className="font-[600] text-sm">{label}</h3>
              <p className="text-pretty text-muted text-sm">{about}</p>
              <p role="status" className="text-sm">
                {doing?.kind === kind ? doing.words : ""}
              </p>
            </div>
            {doing?.kind === kind ? (
              <Button size="sm" variant="ghost" onClick={() => stopping.current?.abort()}>
                Stop
              </Button>
            ) : (
              <Button
                size="sm"
                aria-label={`Download as ${label}`}
                disabled={!isSaved || doing !== null}
                onClick={() => void download(kind)}
              >
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
