import { knownInstructions } from "~/domain/image/known-instructions";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import type { ProviderErrorCode } from "~/domain/jobs/provider-error-code";

const answers: Record<ProviderErrorCode, { message: string; retryable: boolean }> = {
  provider_unreachable: {
    message: "The model could not be reached. Nothing was made and nothing is lost. Try again in a minute.",
    retryable: true,
  },
  provider_rate_limited: {
    message: "The model is busy. Your request is kept. Wait a minute and try again, or choose another model.",
    retryable: true,
  },
  provider_refused: {
    message: "The model declined this request. Your text is unchanged. Reword it, or choose another model.",
    retryable: false,
  },
  provider_rejected_request: {
    message: "The model does not accept this request. Your text is unchanged. Choose another model or size.",
    retryable: false,
  },
  provider_misconfigured: {
    message:
      "The model is not set up correctly. Your text is unchanged. Choose another model, and tell whoever runs this studio.",
    retryable: false,
  },
  provider_failed: {
    message:
      "The model answered with an error. Nothing was made and nothing is lost. Try again, or choose another model.",
    retryable: true,
  },
  provider_timeout: {
    message:
      "The model took too long. Nothing was made and nothing is lost. Try again, or choose another model.",
    retryable: true,
  },
  model_not_configured: {
    message: modelNotConfigured,
    retryable: false,
  },
  language_not_offered: {
    message:
      "This model does not write in that language. Your text is unchanged. Choose another language or model.",
    retryable: false,
  },
  script_invalid: {
    message:
      "The model's script could not be used, even after a second try. Your text is unchanged. Try again, or choose another model.",
    retryable: true,
  },
  plan_invalid: {
    message:
      "The model's steps could not be used, even after a second try. Your text is unchanged. Try again, or choose another model.",
    retryable: true,
  },
  speech_invalid: {
    message:
      "The voice service sent something that cannot be played. Nothing was kept and your text is unchanged. Try again, or record the line.",
    retryable: true,
  },
  clip_invalid: {
    message:
      "The model sent something that is not a clip. Nothing was kept. Try again, or choose another model.",
    retryable: true,
  },
  clip_not_begun: {
    message:
      "The model did not say whether it began. Nothing was kept, and nothing is paid. Try again, or choose another model.",
    retryable: false,
  },
  clip_not_made: {
    message: "The model could not finish this clip. Nothing was kept. Try again, or choose another model.",
    retryable: false,
  },
  source_missing: {
    message: "There is no picture to work on. Choose one, then try again.",
    retryable: false,
  },
  source_not_readable: {
    message: "This model reads JPEG and PNG files. Save the picture as one of them and choose it again.",
    retryable: false,
  },
  source_too_large: {
    message:
      "The picture is larger than this model can work on. Make it smaller, or choose another model, and try again.",
    retryable: false,
  },
  mask_missing: {
    message: "Nothing is marked. Paint over what is to change, then try again.",
    retryable: false,
  },
  mask_too_large: {
    message: "Too little of the picture is left to go on from. Mark a smaller part, or choose another model.",
    retryable: false,
  },
  background_not_plain: {
    message:
      "The background is not plain enough for this model to find its edge. Choose a picture before one even colour, or another model.",
    retryable: false,
  },
  instruction_unknown: {
    message: `This model does not follow that instruction. It can do these: ${knownInstructions.map((one) => `"${one}"`).join(", ")}. Reword it, or choose another model.`,
    retryable: false,
  },
  letters_not_offered: {
    message:
      "This model has no letters for that script. It sets Latin, Greek and Cyrillic. Change the words to be set, or choose another model.",
    retryable: false,
  },
  picture_invalid: {
    message:
      "The model sent something that is not a picture. Nothing was kept. Try again, or choose another model.",
    retryable: true,
  },
};

export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  /** Whether the same request may succeed later without being changed. */
  readonly retryable: boolean;
  /** Wait the provider asked for before the next try, when it named one. */
  readonly retryAfterSeconds: number | null;
  /** What was wrong, for logs and for staff; the message is for users. */
  readonly details: readonly string[];

  constructor(
    code: ProviderErrorCode,
    options: {
      cause?: unknown;
      details?: readonly string[];
      retryAfterSeconds?: number | null;
      /** As is usual for the code where absent. */
      retryable?: boolean;
    } = {},
  ) {
    super(answers[code].message, { cause: options.cause });
    this.name = "ProviderError";
    this.code = code;
    this.retryable = options.retryable ?? answers[code].retryable;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.details = options.details ?? [];
  }
}
