import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef } from "react";
import { ApiError } from "~/client/call-api";
import { formatCredits } from "~/domain/credits/format-credits";
import { scriptCredits } from "~/domain/credits/prices";
import { Button } from "~/ui/button";
import { useToastsAbove } from "~/ui/use-toasts-above";
import { VideoPrice } from "./video-price";

interface BriefFootProps {
  failure: Error | null;
  /** What goes on, in place of the price; null while nothing does. */
  note: string | null;
  /** What it costs at most. */
  most: number;
  isSending: boolean;
  /** What is waited for before it can be sent; null where it can. */
  waitsFor: string | null;
}

/** The way on from a brief, with its price: in sight wherever the form is scrolled to; what is said stands above it. */
export function BriefFoot({ failure, note, most, isSending, waitsFor }: BriefFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  return (
    <div
      ref={foot}
      className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-line border-t bg-surface px-1 py-3 max-md:bottom-14"
    >
      <p role="alert" className="text-danger text-sm empty:hidden">
        {failure &&
          `${failure.message}${failure instanceof ApiError && failure.requestId ? ` (request ${failure.requestId})` : ""}`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        {note ? (
          <p role="status" className="tabular text-muted text-sm">
            {note}
          </p>
        ) : (
          <VideoPrice most={most} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={isSending}
          disabled={waitsFor !== null}
          icon={<ArrowRight className="order-last size-4" />}
          className="tabular max-sm:w-full"
        >
          {waitsFor ?? `Write the script · ${upTo(most)}`}
        </Button>
      </div>
    </div>
  );
}

/** The script alone has one price; with pictures it depends on how many are made. */
function upTo(most: number): string {
  return most > scriptCredits ? `up to ${formatCredits(most)}` : formatCredits(most);
}
