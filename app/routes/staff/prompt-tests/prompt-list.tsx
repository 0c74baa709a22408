import { useState } from "react";
import type { Prompt } from "~/domain/prompt-tests/desk";
import { variablesOf } from "~/domain/prompt-tests/fill-prompt";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { PromptDialog } from "./prompt-dialog";

interface PromptListProps {
  prompts: readonly Prompt[];
  openId: string;
  onOpen: (promptId: string) => void;
  onChanged: () => void;
}

/** Prompts: those the product asks with, as they are released, and staff's own. */
export function PromptList({ prompts, openId, onOpen, onChanged }: PromptListProps) {
  const [isNew, setNew] = useState(false);
  const open = prompts.find(({ id }) => id === openId) ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button size="sm" className="justify-self-start" onClick={() => setNew(true)}>
        Write a prompt
      </Button>
      <ul aria-label="Prompts" className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {prompts.map(({ id, name, isOwn, basedOn, versions }) => {
          const [latest] = versions;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="grid h-full w-full content-start gap-1 rounded-md border border-line p-3 text-start hover:bg-hover"
              >
                <span className="flex items-center gap-2">
                  <span className="truncate font-[550]">{name}</span>
                  {isOwn && <Badge>Released</Badge>}
                </span>
                <span className="truncate text-muted text-sm">
                  Version {latest?.number}
                  {!isOwn && latest?.note && `: ${latest.note}`}
                </span>
                <span className="line-clamp-2 wrap-anywhere font-mono text-muted text-xs">
                  {latest && variablesOf(`${latest.system}\n${latest.user}`).join(", ")}
                </span>
                {basedOn && <span className="truncate font-mono text-faint text-xs">{basedOn.file}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <PromptDialog
        open={isNew || open !== null}
        prompt={open}
        prompts={prompts}
        onClose={() => {
          setNew(false);
          if (openId) onOpen("");
        }}
        onChanged={onChanged}
      />
    </div>
  );
}
