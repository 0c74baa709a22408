import * as z from "zod";
import type { ProviderInfo } from "./account";
import { AuthError } from "./auth-error";

const schema = z.object({
  providerId: z.string().min(1, "MISSING_PROVIDER_ID"),
  rawId: z.string().min(1, "MISSING_RAW_ID"),
  federatedId: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  email: z.string().toLowerCase().optional(),
  screenName: z.string().optional(),
});

/** A provider's identity as a service account gives it. Throws MISSING_PROVIDER_ID, MISSING_RAW_ID, INVALID_ARGUMENT. */
export function parseProviderInfo(value: unknown): ProviderInfo {
  const given = typeof value === "object" && value !== null ? value : {};
  const result = schema.safeParse({ providerId: "", rawId: "", ...given });
  if (!result.success) {
    const message = result.error.issues[0]?.message ?? "";
    throw new AuthError(message.startsWith("MISSING_") ? message : `INVALID_ARGUMENT : ${message}`);
  }
  return { ...result.data, federatedId: result.data.federatedId ?? result.data.rawId };
}
