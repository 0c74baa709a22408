/** The program that answers where no AI model is chosen, wherever models are talked to. */
export const builtInAssistant = { id: "built-in/assistant", label: "Built-in assistant" } as const;
