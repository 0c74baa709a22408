import X from "lucide-react/icons/x";
import { type FormEvent, useRef, useState } from "react";
import { mostEmbedDomains, readEmbedDomain } from "~/stores/publications/embedding";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import type { ShareOptions } from "./share-options";

interface EmbeddingFieldsProps {
  value: ShareOptions["embedding"];
  problem: string | null;
  onChange: (embedding: ShareOptions["embedding"]) => void;
}

const hints: Record<ShareOptions["embedding"]["by"], string> = {
  anybody: "Whoever has the link can put the player on their site.",
  domains: "Browsers show the player on these sites alone, and it answers to no other.",
  nobody: "The video is watched on its page alone; apps and sites link to it.",
};

/** Which sites may show the video in a frame. */
export function EmbeddingFields({ value, problem, onChange }: EmbeddingFieldsProps) {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const domains = typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((text) => ({ text, read: readEmbedDomain(text) }));
    const wrong = domains.find(({ read }) => read === null);
    if (wrong || domains.length === 0) {
      setRefused(
        wrong
          ? `“${wrong.text.slice(0, 60)}” is no site. Type it as shop.com or *.shop.com.`
          : "Type a site, as shop.com.",
      );
      field.current?.focus();
      return;
    }
    const all = [...new Set([...value.domains, ...domains.flatMap(({ read }) => read ?? [])])];
    if (all.length > mostEmbedDomains) {
      setRefused(`At most ${mostEmbedDomains} sites. Use *.shop.com for all below one.`);
      return;
    }
    onChange({ ...value, domains: all });
    setTyped("");
    setRefused(null);
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-2">
        <SegmentedControl
          label="Who may embed it"
          showLabel
          value={value.by}
          onChange={(by) => onChange({ ...value, by })}
          segments={[
            { value: "anybody", label: "Any site" },
            { value: "domains", label: "These sites" },
            { value: "nobody", label: "No site" },
          ]}
        />
        <p className="text-muted text-sm">{hints[value.by]}</p>
      </div>
      {value.by === "domains" && (
        <>
          <form onSubmit={add} noValidate className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <TextField
                ref={field}
                label="Add a site"
                placeholder="shop.com"
                dir="ltr"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                value={typed}
                error={refused ?? problem}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setRefused(null);
                }}
              />
            </div>
            <Button type="submit" className="mt-6.5 h-10">
              Add
            </Button>
          </form>
          {value.domains.length > 0 && (
            <ul aria-label="Sites that may embed it" className="flex flex-wrap gap-2">
              {value.domains.map((domain) => (
                <li
                  key={domain}
                  className="flex h-8 max-w-full items-center gap-1 rounded-full border border-line bg-sunken ps-3 pe-1 text-sm"
                >
                  <span dir="ltr" className="truncate">
                    {domain}
                  </span>
                  <button
                    type="button"
                    aria-label={`Remove ${domain}`}
                    onClick={() =>
                      onChange({ ...value, domains: value.domains.filter((one) => one !== domain) })
                    }
                    className="grid size-6 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-text"
                  >
                    <X className="size-3.5" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
