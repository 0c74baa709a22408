import { useEffect, useState } from "react";
import { Link } from "react-router";
import { themeOf } from "~/sections/themes/themes";
import { Skeleton } from "~/ui/skeleton";
import { PageThumbnail } from "../page-thumbnail";
import type { Example } from "./examples";
import { useExample } from "./use-example";

interface ExampleCardProps {
  example: Example;
  to: string;
}

const glidePixels = 1500;

/** An example as it looks; pointed at or focused, it glides down its page. */
export function ExampleCard({ example: { id, title, trade, language }, to }: ExampleCardProps) {
  const { example } = useExample(id);
  const [isLookedAt, setLookedAt] = useState(false);
  const [hasGlided, setGlided] = useState(false);
  useEffect(() => {
    if (isLookedAt) setGlided(true);
  }, [isLookedAt]);
  const theme = example ? themeOf(example.page.theme.id).name : "";
  return (
    <Link
      to={to}
      preventScrollReset
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
      className="group grid gap-2.5 rounded-md outline-offset-4"
    >
      <span className="block overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--color-line),var(--shadow-raised)] transition-shadow group-hover:shadow-overlay">
        {example ? (
          <PageThumbnail
            page={example.page}
            facts={example.facts}
            images={example.shownImages}
            ratio={4 / 5}
            sections={hasGlided ? 4 : 2}
            glide={isLookedAt ? glidePixels : 0}
          />
        ) : (
          <Skeleton className="aspect-[4/5]" />
        )}
      </span>
      <span className="grid">
        <span className="flex items-baseline justify-between gap-2">
          <bdi lang={language} className="truncate font-[550]">
            {title}
          </bdi>
          <span className="shrink-0 text-muted text-sm uppercase">{language}</span>
        </span>
        <span className="text-muted text-sm">{[trade, theme].filter(Boolean).join(" · ")}</span>
      </span>
    </Link>
  );
}
