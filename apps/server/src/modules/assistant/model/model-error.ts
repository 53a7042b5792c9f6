/** The failure of the endpoint of the model; its message is for the log and for administrators. */
export class ModelError extends Error {}
