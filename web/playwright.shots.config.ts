import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

// `npm run shots` draws the pictures of the README anew, from a real match.
export default defineConfig({ ...base, testDir: "tests/shots", workers: 1, timeout: 300_000 });
