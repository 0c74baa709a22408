import { useEffect, useRef, useState } from "react";
import type { Submission } from "~/client/submission";
import { formatCredits } from "~/domain/credits/format-credits";
import { priceOfImages } from "~/domain/image/make-images";
import { mainPhoto } from "~/domain/products/product";
import { makeOneImage } from "~/images/make-one-image";
import { useProducts } from "~/products/use-products";
import type { ImageDeclaration } from "~/sections/define-section";
import { usePageData } from "~/session/page-data";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import type { FieldSurroundings } from "./field-surroundings";
import { imageMaker, requestOfImage } from "./new-image-request";

interface NewImageProps {
  declaration: ImageDeclaration;
  around: FieldSurroundings;
  onUse: (assetId: string, alt: string) => void;
}

const promptCharacters = 1000;

/** Makes an image for a place: the product from the angle its place asks for, in the place's ratio. */
export function NewImage({ declaration, around, onUse }: NewImageProps) {
  const model = imageMaker(usePageData().studio?.models.images ?? []);
  const { userId, productId, productName } = around;
  const products = useProducts(userId);
  const product = products.kind === "present" ? products.value.find(({ id }) => id === productId) : undefined;
  const [prompt, setPrompt] = useState(() => [productName, declaration.angle].filter(Boolean).join(", "));
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unanswered = useRef<Submission | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  if (!model) {
    return (
      <p className="py-8 text-center text-muted">
        No model here makes images from words. Choose one from your library, or upload one.
      </p>
    );
  }
  const photo = product && mainPhoto(product);
  const request = requestOfImage({
    model,
    prompt: prompt.trim(),
    ratio: declaration.ratio,
    photoId: photo?.assetId ?? null,
  });

  async function make() {
    const controller = new AbortController();
    running.current = controller;
    setMaking(true);
    setProblem(null);
    try {
      const assetId = await makeOneImage(request, {
        before: unanswered.current,
        onSubmission: (submission) => {
          unanswered.current = submission;
        },
        signal: controller.signal,
        nothingCame: "No image came of it, and nothing was paid. Say it in other words and try again.",
      });
      unanswered.current = null;
      onUse(assetId, prompt.trim());
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem((error as Error).message);
      setMaking(false);
    }
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMaking && prompt.trim()) void make();
      }}
    >
      <TextArea
        label="What it shows"
        value={prompt}
        limit={promptCharacters}
        error={problem}
        hint={`${model.label} · ${request.ratio}${request.references.length > 0 ? " · with the product’s photo" : ""}`}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        loading={isMaking}
        disabled={!prompt.trim() || prompt.length > promptCharacters}
        className="justify-self-start"
      >
        Make it · {formatCredits(priceOfImages(model, request))}
      </Button>
      {isMaking && (
        <p role="status" className="text-muted text-sm">
          It goes on when this is closed; you will find it in your library then.
        </p>
      )}
    </form>
  );
}
