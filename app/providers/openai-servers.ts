import type { ProviderBindings } from "~/settings/provider-settings.server";

/** A server that speaks the OpenAI protocol, with the models it is asked for. */
export interface OpenAiServer {
  /** First part of its models' ids. */
  id: string;
  baseUrl: string;
  apiKey?: string | undefined;
  textModels: readonly string[];
  imageModels: readonly string[];
  /** Its name, where it runs on the machine the app runs on. */
  localLabel?: string;
}

/** The configured one first, then what was found on this machine. */
export function openAiServers({ openai, local = [] }: ProviderBindings): OpenAiServer[] {
  const found = local.map(({ label, ...server }) => ({ ...server, localLabel: label }));
  if (!openai) return found;
  const { name: id = "openai", baseUrl, apiKey, textModel, imageModels = [] } = openai;
  return [{ id, baseUrl, apiKey, textModels: textModel ? [textModel] : [], imageModels }, ...found];
}
