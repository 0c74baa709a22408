import { useState } from "react";
import { href, Link } from "react-router";
import { type ApiError, callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import { fieldOfStatement } from "~/scene/field-of-statement";
import type { Scene } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { showErrorToast } from "~/ui/toast";

interface OpenClaimsProps {
  contentId: string;
  claims: readonly Claim[];
  /** Those the statements stand in. */
  scenes: readonly Scene[];
  isPublished: boolean;
  onAccepted: () => Promise<void> | void;
}

/** What the video states and the brief does not. Each is changed or vouched for before the video is published. */
export function OpenClaims({ contentId, claims, scenes, isPublished, onAccepted }: OpenClaimsProps) {
  const [accepting, setAccepting] = useState<string | null>(null);

  function addressOf(sceneId: string, statement: string) {
    const scene = scenes.find(({ id }) => id === sceneId);
    const field = scene && fieldOfStatement(scene, statement);
    const place = new URLSearchParams({ scene: sceneId, ...(field && { field }) });
    return `${href("/videos/:contentId", { contentId })}?${place}`;
  }

  async function accept(statement: string) {
    setAccepting(statement);
    try {
      await callApi(`/api/v1/content/${contentId}/claims`, { method: "POST", body: { accept: [statement] } });
    } catch (error) {
      showErrorToast("The statement was not accepted", (error as ApiError).message);
    } finally {
      // Also after a refusal: the video may say something else by now.
      await onAccepted();
      setAccepting(null);
    }
  }

  return (
    <section aria-labelledby="claims-heading" className="grid gap-3 rounded-md bg-warning-soft p-4">
      <header className="grid gap-0.5">
        <h2 id="claims-heading" className="font-[600]">
          {claims.length === 1
            ? "One statement is not in your brief"
            : `${claims.length} statements are not in your brief`}
        </h2>
        <p className="text-muted text-sm">
          Accept each that is true, or change it.{" "}
          {isPublished
            ? "Until then the link goes on showing what was published."
            : "Until then the video is not published."}
        </p>
      </header>
      <ul className="grid gap-2">
        {claims.map(({ sceneId, statement, about }) => (
          <li
            key={statement}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm bg-raised px-3 py-2"
          >
            <span className="min-w-0 grow basis-48">
              <span className="block text-pretty font-[550]">{statement}</span>
              <span className="text-muted text-sm">{about.join(", ")}</span>
            </span>
            <span className="flex gap-2">
              <Link to={addressOf(sceneId, statement)} className={buttonStyle("ghost", "sm")}>
                Edit
              </Link>
              <Button
                size="sm"
                loading={accepting === statement}
                disabled={accepting !== null && accepting !== statement}
                onClick={() => void accept(statement)}
              >
                Accept as true
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
