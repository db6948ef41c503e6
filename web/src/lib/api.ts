// Requests to the server, with the token that every change needs.
//
// The token comes with `/api/me`, which is asked once; a guest is made there too. A refused request throws an
// ApiError with the server's own sentence.
import type { Fault, Me } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.error);
    this.name = "ApiError";
  }
}

let token: Promise<string> | null = null;

/** Remember the token that came with a `Me`. */
export function useToken(csrf: string): void {
  token = Promise.resolve(csrf);
}

function askToken(): Promise<string> {
  token ??= get<Me>("/api/me").then((me) => me.csrf);
  token.catch(() => (token = null));
  return token;
}

export function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export function post<T = unknown>(path: string, body?: unknown): Promise<T> {
  return change<T>("POST", path, body);
}

export function put<T = unknown>(path: string, body?: unknown): Promise<T> {
  return change<T>("PUT", path, body);
}

export function del<T = unknown>(path: string): Promise<T> {
  return change<T>("DELETE", path);
}

/** A request that changes something: with the token, and once more with a new one if the session had ended. */
async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body, await askToken());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    token = null;
    return request<T>(method, path, body, await askToken());
  }
}

async function request<T>(method: string, path: string, body?: unknown, csrf?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (csrf !== undefined) headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, { error: "", clause: "", text: { id: "web-no-connection", args: {} } });
  }
  if (!answer.ok) throw new ApiError(answer.status, await faultOf(answer));
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** Text that is not JSON, such as a catalogue. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: "same-origin" });
  if (!answer.ok) throw new ApiError(answer.status, await faultOf(answer));
  return answer.text();
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const body = (await answer.json()) as Partial<Fault>;
    return { error: body.error ?? answer.statusText, clause: body.clause ?? "", text: body.text ?? null };
  } catch {
    return { error: answer.statusText, clause: "", text: null };
  }
}
