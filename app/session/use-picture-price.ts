import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";

let asked: Promise<number | null> | null = null;

/** Credits for a picture of a scene by the model that makes them here; null while that is not known. */
export function usePicturePrice(): number | null {
  const [price, setPrice] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    asked ??= callApi<{ pictures: { creditsPerResult: number }[] }>("/api/v1/models").then(
      ({ pictures }) => pictures[0]?.creditsPerResult ?? null,
      () => {
        asked = null;
        return null;
      },
    );
    void asked.then((found) => gone || setPrice(found));
    return () => {
      gone = true;
    };
  }, []);
  return price;
}
