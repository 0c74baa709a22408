import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { priceOfRetries, retryLabel } from "./retry-label";

const request = { ...emptyImageRequest("model"), prompt: "a cup", count: 6 };

test("a retry costs what each of its rows costs, and the button says so", () => {
  const asked: number[] = [];
  const priceOf = ({ count }: { count: number }) => {
    asked.push(count);
    return count * 4;
  };
  const price = priceOfRetries(request, [0, 1, 4], priceOf);
  expect(asked).toEqual([2, 1]);
  expect(price).toBe(12);
  expect(retryLabel(3, price)).toBe("Retry 3 · 12 credits");
  expect(retryLabel(null, 1)).toBe("Retry · 1 credit");
});

test("without its model there is no price", () => {
  expect(priceOfRetries(request, [2], () => null)).toBeNull();
  expect(retryLabel(2, null)).toBe("Retry 2");
});
