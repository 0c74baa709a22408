import { saveFile } from "~/client/save-file";
import type { Prompt } from "~/domain/prompt-tests/desk";
import { unifiedDifference } from "~/domain/prompt-tests/text-difference";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";

interface ProposalProps {
  origin: NonNullable<Prompt["basedOn"]>;
  before: { system: string; user: string };
  after: { system: string; user: string };
  onClose: () => void;
}

const styles = { "+": "bg-success-soft", "-": "bg-danger-soft" } as const;

/** What the product's prompt would have to say instead: a difference for whoever releases the next version. */
export function Proposal({ origin, before, after, onClose }: ProposalProps) {
  const next = origin.file.replace(/\.v\d+\.ts$/, `.v${origin.version + 1}.ts`);
  const text = (["system", "user"] as const)
    .map((part) =>
      unifiedDifference(
        { file: `${origin.file} (${part})`, text: before[part] },
        { file: `${next} (${part})`, text: after[part] },
      ),
    )
    .join("");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {text === "" ? (
        <p>It says what is released. Change its words first.</p>
      ) : (
        <>
          <p className="text-muted text-sm">
            Released prompts are not edited: the change is version {origin.version + 1}, beside{" "}
            <span className="wrap-anywhere font-mono text-xs">{origin.file}</span>. Variables in braces stand
            where the file fills values in.
          </p>
          <pre
            // Long differences scroll, and whoever uses keys can scroll them.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
            tabIndex={0}
            className="max-h-[50dvh] overflow-auto whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken py-2 font-mono text-xs"
          >
            {text.split("\n").map((line, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: lines stay where they are
                key={place}
                className={`block min-h-4 px-3 ${styles[line[0] as "+" | "-"] ?? ""}`}
              >
                {line}
              </span>
            ))}
          </pre>
        </>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Back</Button>
        {text !== "" && (
          <>
            <CopyButton label="Copy" text={() => text} />
            <Button
              onClick={() =>
                saveFile(
                  new Blob([text], { type: "text/x-diff;charset=utf-8" }),
                  `${origin.id}.v${origin.version + 1}.diff`,
                )
              }
            >
              Download
            </Button>
          </>
        )}
      </footer>
    </div>
  );
}
