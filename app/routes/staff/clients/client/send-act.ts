import { callApi } from "~/client/call-api";
import type { ClientAct } from "~/domain/clients/client-acts";

/** Does something to an account. Throws ApiError. */
export async function sendAct(clientId: string, act: ClientAct): Promise<void> {
  await callApi(`/api/v1/staff/clients/${encodeURIComponent(clientId)}/acts`, { method: "POST", body: act });
}
