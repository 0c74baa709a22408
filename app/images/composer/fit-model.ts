import type { ImageModelInfo, ModelParameter, ParameterValue } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";

/** The request for another model: settings that this one does not have are left out, all else stays as it was. */
export function fitModel(request: ImageRequest, model: ImageModelInfo): ImageRequest {
  const parameters = Object.fromEntries(
    Object.entries(request.parameters).filter(([id]) => model.parameters.some((known) => known.id === id)),
  );
  return { ...request, modelId: model.id, parameters };
}

/** The value of a setting in a request: what was chosen, else what is usual. */
export function parameterValue(parameter: ModelParameter, request: ImageRequest): ParameterValue {
  const chosen = request.parameters[parameter.id];
  return typeof chosen === typeof parameter.usual ? (chosen as ParameterValue) : parameter.usual;
}

/** With a setting changed; the usual value is not written down, so that it stays the model's own choice. */
export function withParameter(
  request: ImageRequest,
  parameter: ModelParameter,
  value: ParameterValue,
): ImageRequest {
  const { [parameter.id]: _, ...others } = request.parameters;
  return {
    ...request,
    parameters: value === parameter.usual ? others : { ...others, [parameter.id]: value },
  };
}
