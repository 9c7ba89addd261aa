import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LAUNCHER = fileURLToPath(new URL("../../../kessel", import.meta.url));

/** It lives for a minute or two: what is compiled well would not be used for long. */
const SHORT_LIVED = { KESSEL_JAVA_OPTS: `${process.env.KESSEL_JAVA_OPTS ?? ""} -XX:TieredStopAtLevel=1` };

/** A Kessel of one's own: started as a person starts it, with an empty folder for its matches. */
export class Server {
  private process: ChildProcess | undefined;
  private port = 0;
  private data = "";

  private constructor(private readonly games: string) {}

  /** @param games folders of further games, as KESSEL_GAMES names them */
  static async started(games = ""): Promise<Server> {
    const server = new Server(games);
    server.data = await mkdtemp(join(tmpdir(), "kessel-"));
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; the second time on the same port and with the same matches. */
  async start(): Promise<void> {
    const started = spawn(
      LAUNCHER,
      ["serve", "--no-browser", "--no-rehearsal", "--port", String(this.port), "--data", this.data],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, KESSEL_GAMES: this.games, ...SHORT_LIVED },
      },
    );
    this.process = started;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = "";
      const listen = (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[^:]+:(\d+)/.exec(said);
        if (found) {
          resolve(Number(found[1]));
        }
      };
      started.stdout.on("data", listen);
      started.stderr.on("data", listen);
      started.on("error", reject);
      started.on("exit", (status) => reject(new Error(`Kessel ended (${status}): ${said}`)));
    });
  }

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    await rm(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null || running.signalCode !== null) {
      return;
    }
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }
}
