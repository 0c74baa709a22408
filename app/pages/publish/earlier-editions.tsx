import { Button } from "~/ui/button";
import { moment } from "./published-link";

interface EarlierEditionsProps {
  earlier: readonly { version: number; publishedAt: string }[];
  isBusy: boolean;
  onPutBack: (version: number) => void;
}

/** What others saw before: each can be shown again, just as it was. */
export function EarlierEditions({ earlier, isBusy, onPutBack }: EarlierEditionsProps) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-text">
        {earlier.length === 1 ? "1 other version" : `${earlier.length} other versions`}
      </summary>
      <ul className="mt-2 grid gap-1">
        {earlier.map(({ version, publishedAt }) => (
          <li key={version} className="flex items-center justify-between gap-3">
            <span className="tabular text-muted">
              {version}, published {moment(publishedAt)}
            </span>
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onPutBack(version)}>
              Show again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
