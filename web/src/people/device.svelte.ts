/** What this device remembers about whoever sits in front of it. */

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept, then.
  }
}

export const LONGEST_NAME = 40;

class Device {
  private called = $state(kept("kessel.name") ?? "");
  private choices = $state<Record<string, string>>({});

  /** What its owner wants to be called; empty if they have not said. */
  get name(): string {
    return this.called;
  }
  set name(name: string) {
    this.called = name.trim().slice(0, LONGEST_NAME);
    keep("kessel.name", this.called);
  }

  /** What its owner chose for something, if they did. */
  said(what: string): string | undefined {
    return this.choices[what] ?? kept(`kessel.${what}`) ?? undefined;
  }

  say(what: string, chosen: string): void {
    this.choices[what] = chosen;
    keep(`kessel.${what}`, chosen);
  }

  /** Whether something is wanted; the second is what holds for who has not said. */
  wants(what: string, otherwise: boolean): boolean {
    const said = this.said(what);
    return said === undefined ? otherwise : said === "on";
  }

  want(what: string, on: boolean): void {
    this.say(what, on ? "on" : "off");
  }
}

export const device = new Device();

/** A quiet sound when it is one's turn. */
export const sound = {
  get on(): boolean {
    return device.wants("sound", true);
  },
  set on(on: boolean) {
    device.want("sound", on);
  },
};

/** A message of the system's when it is one's turn and the page is out of sight. */
export const messages = {
  /** Only pages that came over a safe line may send any. */
  possible: typeof Notification !== "undefined" && globalThis.isSecureContext === true,
  get on(): boolean {
    return messages.possible && Notification.permission === "granted" && device.wants("messages", false);
  },
  /** Whether they are on now: the browser asks its owner first. */
  async turn(on: boolean): Promise<boolean> {
    const allowed = !on || (await Notification.requestPermission()) === "granted";
    device.want("messages", on && allowed);
    return allowed;
  },
};
