// Who one is at this server: a guest with a name, or an account.
import { get, useToken } from "./api";
import type { Me } from "./protocol";

class Person {
  me = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  /** Ask the server once; later calls answer what is known. */
  load(): Promise<Me> {
    this.asked ??= get<Me>("/api/me").then((me) => this.take(me));
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  /** Take a new `Me` in, after a change of name or a sign-in. */
  take(me: Me): Me {
    useToken(me.csrf);
    this.me = me;
    return me;
  }
}

export const person = new Person();
